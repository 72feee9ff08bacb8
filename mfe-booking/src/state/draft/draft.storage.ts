import type { Draft } from './draft.ts';

// Raise the number when a draft's shape changes: an older one is then left alone.
const prefix = 'idavuelta.booking.1.';
const keyOf = (eventId: number) => `${prefix}${eventId}`;

/** The event's draft in this tab; a broken one counts as none. */
export function readDraft(eventId: number): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(eventId)) ?? 'null');
    return typeof draft === 'object' && draft !== null && 'id' in draft ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

/** Private browsing and full storage refuse to write; the wizard then works without a draft. */
export function writeDraft(eventId: number, draft: Draft) {
  try {
    sessionStorage.setItem(keyOf(eventId), JSON.stringify(draft));
  } catch {}
}

/** Forgets every event's draft. */
export function clearDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
