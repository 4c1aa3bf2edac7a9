/** The people at a table, as sentences speak of them. */
import type { Place } from "../protocol";
import { t, type Person } from "./translation.svelte";

/** By seat: the name, and the form in which to speak of the person. */
export const peopleAt = (seats: readonly Pick<Place, "name" | "gender">[], you: number): Person[] =>
  seats.map(({ name, gender }, seat) => ({
    name: name || t("seat_label", { n: seat + 1 }),
    is: seat === you ? "you" : gender || "other",
  }));
