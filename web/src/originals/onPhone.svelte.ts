/** True on screens without room for a window beside the game; windows are sheets there. */
import { MediaQuery } from "svelte/reactivity";

export const onPhone = new MediaQuery("(max-width: 640px) or (max-height: 480px)");
