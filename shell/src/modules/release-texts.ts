import type { Language } from '@idavuelta/shared/contracts';
import { addKnownTexts, readTexts, type TextSource } from '@idavuelta/shared/i18n';
import type { i18n } from 'i18next';
import type { Attempt } from './release-choice.ts';

/** Milliseconds; the same limit as for the release's other files. */
const loadLimit = 8_000;

export interface ReleaseTextsOptions {
  i18n: i18n;
  /** Reads a language file. @param limit in milliseconds @throws Error when it cannot be read */
  readFile: (address: string, limit?: number) => Promise<object>;
  /**
   * Texts in the instance's language sent by the server, by namespace; they belong to the releases it rendered with.
   */
  sent?: Record<string, object>;
}

/** Loads the language files of releases. */
export function createReleaseTexts({ i18n, readFile, sent = {} }: ReleaseTextsOptions) {
  const language = () => i18n.language as Language;
  const sentLanguage = language();
  const unclaimed = new Map(Object.entries(sent));

  const sourceOf = ({ release, number }: Attempt, namespace: string, limit?: number): TextSource => ({
    id: release.uniqueName,
    // As with scripts, a later attempt uses other URLs.
    read: (wanted) =>
      readFile(textsAddress(release.entry, namespace, wanted) + (number > 0 ? `?attempt=${number}` : ''), limit),
  });

  /** The first release that asks for the texts sent by the server gets them. */
  function claimSent(namespace: string, source: TextSource) {
    const texts = unclaimed.get(namespace);
    if (texts) addKnownTexts(i18n, sentLanguage, namespace, source, texts);
    unclaimed.delete(namespace);
  }

  function read(attempt: Attempt, namespace: string, wanted: Language, limit?: number) {
    const source = sourceOf(attempt, namespace, limit);
    claimSent(namespace, source);
    return readTexts(i18n, wanted, namespace, source);
  }

  return {
    /** Reads texts of a release in the page's language. @returns a function that adds them to the page */
    async load(attempt: Attempt, namespaces: string[]): Promise<() => void> {
      const additions: (() => void)[] = [];
      let wanted: Language;
      do {
        wanted = language();
        additions.push(
          ...(await Promise.all(namespaces.map((namespace) => read(attempt, namespace, wanted, loadLimit)))),
        );
      } while (wanted !== language()); // the visitor changed the language while they were read
      return () => {
        for (const add of additions) add();
      };
    },
    /** Reads texts of a release in the language that the page is about to switch to. */
    async translate(attempt: Attempt, namespaces: string[], next: Language) {
      for (const add of await Promise.all(namespaces.map((namespace) => read(attempt, namespace, next)))) add();
    },
  };
}

/** Address of a language file of a release. @param entry the address of the release's entry */
export const textsAddress = (entry: string, namespace: string, language: Language) =>
  `${entry.slice(0, entry.lastIndexOf('/') + 1)}texts/${namespace}/${language}.json`;
