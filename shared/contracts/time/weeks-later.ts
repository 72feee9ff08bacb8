const weekMs = 7 * 86_400_000;

/** Shifts a local day or time, `2027-03-06` or `2027-03-06T20:00`; the time of day stays. */
export function weeksLater(local: string, weeks: number): string {
  const day = new Date(Date.parse(`${local.slice(0, 10)}T12:00Z`) + weeks * weekMs);
  return day.toISOString().slice(0, 10) + local.slice(10, 16);
}
