import { openSite, type Site } from './site.ts';
import { inTurns, type Row } from './turns.ts';

export interface Results {
  rows: Row[];
  /** Number of holds that end at the same moment, and the seconds one worker takes to release them. */
  holds: { events: number; count: number; seconds: number }[];
}

/**
 * Measures every call on each database, alternating sizes.
 * @param seconds of each call and size
 * @param count holds that one worker releases on each database
 */
export async function measure(
  databases: { events: number; url: string }[],
  seconds: number,
  count: number,
): Promise<Results> {
  const sites: Site[] = [];
  const results: Results = { rows: [], holds: [] };
  try {
    for (const database of databases) sites.push(await openSite(database));
    for (const group of sites[0]?.groups.keys() ?? [])
      results.rows.push(
        ...(await inTurns(
          sites.flatMap(({ groups }) => groups[group] ?? []),
          seconds,
        )),
      );
    for (const { events, releaseHolds } of sites)
      results.holds.push({ events, count, seconds: await releaseHolds(count) });
    return results;
  } finally {
    for (const site of sites) await site.close();
  }
}
