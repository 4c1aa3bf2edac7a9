"""Players that try every action in many deals that agree with what they know."""
