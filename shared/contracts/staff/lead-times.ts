/** Limits of the groups of a report on how early people buy, in hours before the departure. */
export const leadHours = [1, 3, 6, 12, 24, 48, 72, 168, 336, 720] as const;

const hoursInDay = 24;
/** From so many hours on, groups are named in days. */
const inDays = 48;

/** Returns the text that names a group, in hours or days: `lead_times.days` with 7 and 14. */
export function leadTimeName({ fromHours, untilHours }: { fromHours: number; untilHours?: number | undefined }) {
  if (untilHours === undefined) return { key: 'more', from: fromHours / hoursInDay, until: 0 } as const;
  return fromHours >= inDays
    ? ({ key: 'days', from: fromHours / hoursInDay, until: untilHours / hoursInDay } as const)
    : ({ key: 'hours', from: fromHours, until: untilHours } as const);
}
