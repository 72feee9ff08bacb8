import { browserStore } from '@idavuelta/shared/storage';

/** What lists show of a draft. */
export interface DraftNote {
  /** Of the form and its subject: `event.noche-de-valses`. */
  name: string;
  /** What the person calls it: the name of the event. */
  title: string;
  /** When it was last written; undefined for drafts of earlier versions. */
  savedAt?: string;
}

const valuesPrefix = (person: number) => `idavuelta.office-draft.${person}.`;
/** Stored under its own key, because earlier versions of the page read the values as a whole. */
const notePrefix = (person: number) => `idavuelta.office-draft-note.${person}.`;

function readJson<T>(key: string): T | undefined {
  const stored = browserStore.read(key);
  if (!stored) return undefined;
  try {
    return JSON.parse(stored) as T;
  } catch {
    // written by another version of this page
    browserStore.remove(key);
    return undefined;
  }
}

/** Drafts that a person has in this browser; where its storage is blocked, in the page until it is closed. */
export const draftStore = (person: number) => {
  const [values, notes] = [valuesPrefix(person), notePrefix(person)];
  const noteOf = (name: string): DraftNote => ({ title: '', ...readJson<DraftNote>(notes + name), name });
  const remove = (name: string) => {
    browserStore.remove(values + name);
    browserStore.remove(notes + name);
  };
  const names = () => browserStore.keys().flatMap((key) => (key.startsWith(values) ? [key.slice(values.length)] : []));
  return {
    read: <Values>(name: string) => readJson<Partial<Values>>(values + name),
    noteOf,

    /** @returns whether it stays when the page is closed */
    write(name: string, content: object, title: string): boolean {
      const note: DraftNote = { name, title, savedAt: new Date().toISOString() };
      browserStore.write(notes + name, JSON.stringify(note));
      return browserStore.write(values + name, JSON.stringify(content));
    },

    remove,
    list: (): DraftNote[] => names().map(noteOf),
    removeAll: () => names().forEach(remove),
  };
};
