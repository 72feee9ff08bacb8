import type { OrderId } from '@idavuelta/shared/contracts';
import { browserStore } from '@idavuelta/shared/storage';
import type { OpenOrder } from '../checkout/checkout.types.ts';
import { type Draft, newDraftId, type TypedDraft } from './draft.ts';

// Raise the number when a draft's shape changes: drafts of an older shape are then ignored.
const prefix = 'idavuelta.booking.3.';
const ownerKey = `${prefix}owner`;
export const draftKey = (eventId: number) => `${prefix}${eventId}`;

/**
 * Milliseconds after the last change for which a draft is kept: it contains personal data, and a computer may be
 * shared.
 */
const maxAge = 3 * 24 * 3_600_000;

interface StoredDraft {
  /** Milliseconds since 1970. */
  savedAt: number;
  draft: Draft;
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && 'savedAt' in value && 'draft' in value;

function readStored(key: string): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(browserStore.read(key) ?? 'null');
    return isStoredDraft(stored) && Date.now() - stored.savedAt < maxAge ? stored : undefined;
  } catch {
    return undefined; // broken
  }
}

const read = (key: string): Draft | undefined => readStored(key)?.draft;

const draftKeys = () => browserStore.keys().filter((key) => key.startsWith(prefix) && key !== ownerKey);

/** The slug of the event whose draft changed last in this browser. */
export const latestEventSlug = (): string | undefined =>
  draftKeys()
    .flatMap((key) => readStored(key) ?? [])
    .filter(({ draft }) => draft.tickets)
    .sort((a, b) => b.savedAt - a.savedAt)[0]?.draft.eventSlug;

/** The event's draft in this browser; `undefined` if there is none, or it is too old or cannot be parsed. */
export const readDraft = (eventId: number) => read(draftKey(eventId));

const write = (key: string, draft: Draft) =>
  void browserStore.write(key, JSON.stringify({ savedAt: Date.now(), draft } satisfies StoredDraft));

/** Saves the input. An open order stored beside it stays: another tab may have placed it. */
export const writeDraft = (eventId: number, typed: TypedDraft) =>
  write(draftKey(eventId), { ...typed, openOrder: readDraft(eventId)?.openOrder });

export const writeOpenOrder = (eventId: number, openOrder: OpenOrder) =>
  write(draftKey(eventId), { ...(readDraft(eventId) ?? { id: newDraftId() }), openOrder });

/** Removes an order that is no longer open; another one that a tab has placed since then stays. */
export function removeOpenOrder(eventId: number, orderId: OrderId) {
  const stored = readDraft(eventId);
  if (stored?.openOrder?.orderId === orderId) write(draftKey(eventId), { ...stored, openOrder: undefined });
}

export const removeDraft = (eventId: number) => browserStore.remove(draftKey(eventId));

/** The events whose drafts have this unpaid order. */
export const eventsOfOrder = (orderId: OrderId): number[] =>
  draftKeys()
    .filter((key) => read(key)?.openOrder?.orderId === orderId)
    .map((key) => Number(key.slice(prefix.length)));

/** Removes the drafts of all events, and the record of their owner. */
export function clearDrafts() {
  for (const key of [...draftKeys(), ownerKey]) browserStore.remove(key);
}

/** Removes drafts that are too old to be read. */
export function removeOldDrafts() {
  for (const key of draftKeys()) if (!read(key)) browserStore.remove(key);
}

/** The customer who owns these drafts, if someone has logged in since they were begun. */
export const readOwner = () => browserStore.read(ownerKey);

export const writeOwner = (customerId: number) => void browserStore.write(ownerKey, String(customerId));
