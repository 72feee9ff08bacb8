import type { Party, Vehicle } from './problem.ts';
import { type Amounts, fitsIn, plus } from './search/amounts.ts';

type Needs = Pick<Party, 'seats' | 'spaces'>;

/** Adds up what parties need beside seats. */
export const spacesOf = (parties: Needs[]): Amounts =>
  parties.reduce<Amounts>((sum, { spaces }) => plus(sum, spaces), undefined);

/** Tells whether the parties ride in the vehicle together, or one of them alone. */
export const hasRoomFor = ({ seats, spaces }: Pick<Vehicle, 'seats' | 'spaces'>, parties: Needs[]) =>
  parties.reduce((sum, party) => sum + party.seats, 0) <= seats && fitsIn(spacesOf(parties), spaces);
