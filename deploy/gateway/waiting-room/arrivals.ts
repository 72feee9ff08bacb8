import type { ApiRooms, GivenPlace, Newcomer } from './api-rooms.ts';

interface Waiting extends Newcomer {
  resolve(place: GivenPlace): void;
  reject(error: unknown): void;
}

/** Milliseconds in which newcomers are collected into one call of the API. */
const collectedFor = 50;
/** Most newcomers that the API accepts in one call. */
const maxTogether = 100;
/** Most newcomers of a room that wait for a call. */
const maxWaiting = 5_000;

/**
 * Takes places for visitors who come within a moment by one call, in the order in which they came. A room has one call
 * at a time: those who come meanwhile wait for the next one.
 */
export function createArrivals(api: Pick<ApiRooms, 'takePlaces'>) {
  const arriving = new Map<number, Waiting[]>();

  async function takeTogether(room: number, together: Waiting[]) {
    const places = await api.takePlaces(
      room,
      together.map(({ login, place }) => ({ login, place })),
    );
    for (const [index, visitor] of together.entries()) {
      const place = places[index];
      if (place) visitor.resolve(place);
      else visitor.reject(new Error('the API gave too few places'));
    }
  }

  async function takeAll(room: number, waiting: Waiting[]) {
    while (waiting.length > 0) {
      const together = waiting.splice(0, maxTogether);
      try {
        await takeTogether(room, together);
      } catch (error) {
        // Whoever came meanwhile would only wait as long for the same answer.
        for (const { reject } of [...together, ...waiting.splice(0)]) reject(error);
      }
    }
    arriving.delete(room);
  }

  /** @throws an error when the API does not respond, or too many wait */
  return (room: number, newcomer: Newcomer): Promise<GivenPlace> =>
    new Promise((resolve, reject) => {
      const waiting = arriving.get(room) ?? [];
      if (waiting.length >= maxWaiting) return reject(new Error('too many newcomers'));
      waiting.push({ ...newcomer, resolve, reject });
      if (arriving.has(room)) return;
      arriving.set(room, waiting);
      setTimeout(() => void takeAll(room, waiting), collectedFor);
    });
}
