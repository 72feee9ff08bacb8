import { useSyncExternalStore } from 'react';

/** Something that was done and can be undone for a while. */
export interface Undoable {
  /** What was done: "«Gala» ya no se vende." */
  text: string;
  /** Does the inverse. */
  undo: () => Promise<{ error?: unknown }>;
}

export type Offer = Undoable & { id: number };

/** Of the whole page: an offer stays when another page of the office is opened. */
let offers: Offer[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: Offer[]) {
  offers = next;
  for (const listener of listeners) listener();
}

export function offerUndo(undoable: Undoable) {
  lastId += 1;
  change([...offers, { ...undoable, id: lastId }]);
}

export const endOffer = (id: number) => change(offers.filter((offer) => offer.id !== id));

export const endAllOffers = () => change([]);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useOffers = () => useSyncExternalStore(subscribe, () => offers);
