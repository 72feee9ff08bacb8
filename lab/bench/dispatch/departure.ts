import { readPickUpConfigOf } from '@idavuelta/api/config/pick-up-config.ts';
import type { PlanProblem } from '@idavuelta/api/modules/dispatch/planning/planner/problem.ts';
import { createRandom } from '@idavuelta/api/modules/dispatch/planning/planner/search/random.ts';
import { createByDistance } from '@idavuelta/api/modules/dispatch/travel-times/by-distance.ts';
import { estimateWindow } from '@idavuelta/api/modules/pick-ups/estimate.ts';

const timeZone = 'America/Lima';
const stadium = { latitude: -12.0673, longitude: -77.0337 };
/** A three-hour concert at 8 p.m. */
const startsAt = new Date('2027-03-07T01:00:00Z');
const endsAt = new Date('2027-03-07T04:00:00Z');
const vanSeats = 15;

/**
 * Generates a departure with this number of tickets: parties at random places around Lima, and the time windows
 * promised to them.
 */
export async function departure(
  tickets: number,
  direction: PlanProblem['direction'],
  seed: number,
): Promise<PlanProblem> {
  const settings = readPickUpConfigOf();
  const random = createRandom(seed);
  const homes: { latitude: number; longitude: number; seats: number }[] = [];
  for (let left = tickets; left > 0; left -= homes.at(-1)?.seats ?? left) {
    // More people live near the centre.
    const [distance, angle] = [0.15 * random.next() ** 0.7, 2 * Math.PI * random.next()];
    homes.push({
      latitude: -12.08 + distance * Math.sin(angle),
      longitude: -77.02 + distance * Math.cos(angle),
      seats: Math.min(left, 1 + random.below(4)),
    });
  }
  const minuteOf = (date: Date) => date.getTime() / 60_000;
  const venueAt =
    direction === 'out' ? minuteOf(startsAt) - settings.earlyMinutes : minuteOf(endsAt) + settings.boardingMinutes;
  const parties = homes.map((home, place) => {
    const { opensAt, closesAt } = estimateWindow(
      { county: home, place: stadium, startsAt, endsAt, timeZone },
      settings,
    );
    const window = { opensAt: minuteOf(opensAt), closesAt: minuteOf(closesAt) };
    return { id: String(place), place, seats: home.seats, private: random.next() < 0.03, window };
  });
  return {
    direction,
    parties,
    vehicles: Array.from({ length: Math.ceil(tickets / 6) }, (_, index) => ({ id: `van-${index}`, seats: vanSeats })),
    travel: await createByDistance(settings).travelTimes([...homes, stadium], { at: startsAt, timeZone }),
    rules: { venue: homes.length, venueAt, longestRide: 120, boarding: 2 },
  };
}
