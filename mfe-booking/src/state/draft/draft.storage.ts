import type { Draft } from './draft.ts';

// Raise the number when a draft's shape changes: drafts of an older shape are then ignored.
const prefix = 'idavuelta.booking.2.';
export const draftKey = (eventId: number) => `${prefix}${eventId}`;

/** The event's draft in this tab; `undefined` if there is none or it cannot be parsed. */
export function readDraft(eventId: number): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey(eventId)) ?? 'null');
    return typeof draft === 'object' && draft !== null && 'id' in draft ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Writing fails in private browsing or when the storage is full; the wizard then works without a stored draft. */
export function writeDraft(eventId: number, draft: Draft) {
  try {
    sessionStorage.setItem(draftKey(eventId), JSON.stringify(draft));
  } catch {}
}

/** Removes the drafts of all events. */
export function clearDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
