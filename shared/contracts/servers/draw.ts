import { createMac } from './signed-value.ts';

/** Rounds of the Feistel network: four are enough for a random-looking permutation. */
const rounds = 4;

interface Draw {
  /** Secret of the waiting rooms. */
  secret: string;
  room: number;
  /** Number of people who came before the opening. */
  drawn: number;
}

/**
 * Draws the position of somebody who came before the opening: a permutation of 0 to `drawn` - 1 that depends on how
 * many came, so that nobody can know it before. Nothing is stored, and every gateway draws the same. Those who came
 * later keep their place.
 * @param place in the order of arrival, from 0
 */
export function createDraw({ secret, room, drawn }: Draw) {
  const mac = createMac(secret, 'draw');
  const halfBits = Math.max(1, Math.ceil(Math.log2(Math.max(2, drawn)) / 2));
  const half = 2 ** halfBits;

  const permute = (value: number) => {
    let [left, right] = [Math.floor(value / half), value % half];
    for (let round = 0; round < rounds; round += 1) {
      const mixed = mac(`${room} ${drawn} ${round} ${right}`).readUInt32BE(0) % half;
      [left, right] = [right, left ^ mixed];
    }
    return left * half + right;
  };

  return (place: number): number => {
    if (place >= drawn) return place;
    // The network permutes a somewhat larger range: outside the drawn places it is walked on.
    let position = permute(place);
    while (position >= drawn) position = permute(position);
    return position;
  };
}
