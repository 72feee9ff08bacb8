import fc from 'fast-check';
import type { PlanProblem, TripInput } from '../problem.ts';

const number = (min: number, max: number) => fc.integer({ min, max });

/** Arbitrary travel times, including ones where a detour is the shorter way. */
const anyMinutes = (places: number) =>
  fc
    .array(fc.array(number(0, 40), { minLength: places, maxLength: places }), { minLength: places, maxLength: places })
    .map((rows) => rows.map((row, from) => row.map((minutes, to) => (from === to ? 0 : minutes))));

const minutesOnMap = (places: number) =>
  fc
    .array(fc.tuple(number(0, 30), number(0, 30)), { minLength: places, maxLength: places })
    .map((points) =>
      points.map(([x, y]) => points.map(([otherX, otherY]) => Math.abs(x - otherX) + Math.abs(y - otherY))),
    );

const party = (places: number, hasSpaces: boolean) =>
  fc.record({
    ...(hasSpaces && { spaces: spaces(2) }),
    seats: number(1, 6),
    place: number(1, places - 1),
    private: fc.integer({ min: 0, max: 5 }).map((die) => die === 0),
    window: fc.option(
      fc.record({ opensAt: number(460, 600), width: number(-5, 60) }).map(({ opensAt, width }) => ({
        opensAt,
        closesAt: opensAt + width,
      })),
      { nil: undefined },
    ),
  });

/** Two kinds of spaces: what a party needs, or a van has. */
const spaces = (most: number) => fc.option(fc.tuple(number(0, most), number(0, most)), { nil: undefined });

interface Size {
  parties: number;
  vehicles: number;
  /** Whether parties need something beside seats. */
  spaces?: boolean;
}

/** Generates problems with the venue at place 0 and minute 600. */
export const randomProblem = ({ parties, vehicles, spaces: hasSpaces = false }: Size): fc.Arbitrary<PlanProblem> =>
  number(2, parties + 2).chain((places) =>
    fc
      .record({
        direction: fc.constantFrom('out', 'back'),
        minutes: fc.oneof(anyMinutes(places), minutesOnMap(places)),
        parties: fc.array(party(places, hasSpaces), { maxLength: parties }),
        vehicles: fc.array(
          fc.record({
            ...(hasSpaces && { spaces: spaces(4) }),
            seats: number(2, 9),
            base: fc.option(number(0, places - 1), { nil: undefined }),
          }),
          { maxLength: vehicles },
        ),
        longestRide: number(20, 120),
        boarding: number(0, 5),
      })
      .map(({ direction, minutes, longestRide, boarding, ...rest }) => ({
        direction: direction as PlanProblem['direction'],
        parties: rest.parties.map((each, index) => ({ id: `party-${index}`, ...each })),
        vehicles: rest.vehicles.map((each, index) => ({ id: `van-${index}`, ...each })),
        travel: { minutes, kilometres: minutes },
        rules: { venue: 0, venueAt: 600, longestRide, boarding },
      })),
  );

/** Generates problems with arbitrary existing trips, parts of which are locked. */
export const randomLockedProblem = (size: Size): fc.Arbitrary<PlanProblem> =>
  randomProblem(size).chain((problem) =>
    fc
      .array(
        fc.record({
          trip: number(-1, problem.vehicles.length - 1),
          lock: fc.constantFrom('none', 'none', 'party', 'time'),
          at: number(500, 640),
        }),
        { minLength: problem.parties.length, maxLength: problem.parties.length },
      )
      .chain((rides) =>
        fc
          .array(fc.boolean(), { minLength: problem.vehicles.length, maxLength: problem.vehicles.length })
          .map((whole) => ({
            ...problem,
            trips: problem.vehicles.map(({ id }, index): TripInput => {
              const own = rides.flatMap((ride, of) =>
                ride.trip === index ? [{ ...ride, id: problem.parties[of]?.id as string }] : [],
              );
              return {
                vehicle: id,
                parties: own.map((ride) => ride.id),
                locked: whole[index] && index % 2 === 0,
                lockedParties: own.flatMap((ride) => (ride.lock === 'party' ? ride.id : [])),
                lockedTimes: Object.fromEntries(
                  own.flatMap((ride) => (ride.lock === 'time' ? [[ride.id, ride.at]] : [])),
                ),
              };
            }),
          })),
      ),
  );
