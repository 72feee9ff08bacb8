import { tabStore } from '@idavuelta/shared/storage';
import type { ComplaintValues } from './complaint.schema.ts';

interface ComplaintDraft {
  values: Partial<ComplaintValues>;
  /** Idempotency key of the submit. */
  key: string;
}

const name = 'catalog/complaint';

/** Not `randomUUID`, which browsers offer over HTTPS only. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What was typed in this tab, which others on the same device do not see. Files cannot be stored. */
export function readDraft(): ComplaintDraft {
  try {
    const draft = JSON.parse(tabStore.read(name) ?? 'null') as ComplaintDraft | null;
    if (draft?.key) return draft;
  } catch (error) {
    console.warn('a draft could not be read', error);
  }
  return { values: {}, key: newKey() };
}

export const writeDraft = (draft: ComplaintDraft) => void tabStore.write(name, JSON.stringify(draft));
export const clearDraft = () => tabStore.remove(name);
