import { browserStore } from '@idavuelta/shared/storage';
import { newKey } from './new-key.ts';

/** Input for a private event request, stored in this browser until the API has it. Files cannot be stored. */
export interface RequestDraft<Values = object> {
  values: Values;
  /** Id of the request, once the API has it. */
  id?: number;
  /** Idempotency key of the creation. */
  key: string;
  /** The body that was sent without getting a response. */
  unanswered?: object;
}

const prefix = 'account/request/';
const maxAge = 30 * 24 * 3600_000;

/**
 * Drafts are stored per customer; others on the same browser do not see them.
 * @param name `new`, or the id of the request
 */
export const draftKey = (customerId: number, name: string) => `${prefix}${customerId}/${name}`;

export function readDraft<Values>(key: string): RequestDraft<Values> | undefined {
  try {
    const { savedAt, ...draft } = JSON.parse(browserStore.read(key) ?? 'null') ?? {};
    return savedAt > Date.now() - maxAge ? draft : undefined;
  } catch (error) {
    console.warn('a draft could not be read', error);
    return undefined;
  }
}

export const writeDraft = (key: string, draft: RequestDraft) =>
  void browserStore.write(key, JSON.stringify({ ...draft, savedAt: Date.now() }));

export const clearDraft = (key: string) => browserStore.remove(key);

/** Removes all input at logout. */
export function clearAllDrafts() {
  for (const key of browserStore.keys()) if (key.startsWith(prefix)) browserStore.remove(key);
}

export const emptyDraft = <Values>(values: Values): RequestDraft<Values> => ({ values, key: newKey() });
