/** True if the page may play sounds; `auto` is silent from ten in the evening until eight. */
export function audible(wanted: "off" | "on" | "auto", hour: number): boolean {
  return wanted === "on" || (wanted === "auto" && hour >= 8 && hour < 22);
}
