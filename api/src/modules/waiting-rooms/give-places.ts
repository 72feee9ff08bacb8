import { type Queue, takePlaces } from './queue.ts';

/** Somebody who comes to a waiting room. */
export interface Visitor {
  /** Absent for somebody who is not logged in. */
  customerId?: number | undefined;
  /** The place that a logged-in customer's browser has taken before. */
  place?: number | undefined;
}

interface Given {
  /** In the order of the visitors; undefined for a customer who does not exist. */
  places: (number | undefined)[];
  ofCustomers: Map<number, number>;
}

/**
 * Gives each visitor a place. Customers keep their own one; those without take over that of their browser.
 * @param earlier the places of the customers; null for those who have none
 */
export function givePlaces(
  queue: Queue,
  visitors: Visitor[],
  { earlier, hasPassed }: { earlier: Map<number, number | null>; hasPassed: (place: number) => boolean },
): { queue: Queue; result: Given } {
  let next = queue.issued;
  const isKept = (place: number | null | undefined): place is number => typeof place === 'number' && !hasPassed(place);
  const ofCustomers = new Map<number, number>();
  const places = visitors.map(({ customerId, place }) => {
    if (customerId === undefined) return next++;
    if (!earlier.has(customerId)) return undefined;
    const own = [ofCustomers.get(customerId), earlier.get(customerId), place].find(isKept) ?? next++;
    ofCustomers.set(customerId, own);
    return own;
  });
  return { queue: takePlaces(queue, next - queue.issued).queue, result: { places, ofCustomers } };
}
