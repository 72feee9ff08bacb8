import { useSelector } from '@idavuelta/shared/platform';
import { useEffect, useRef } from 'react';
import { selectLanguage } from '../contracts/index.ts';
import { renewDocument } from './service-worker.ts';

/** Stores the page at `path` again when the language changes, so that it also opens offline in that language. */
export function useDocumentLanguage(path: string) {
  const language = useSelector(selectLanguage);
  const stored = useRef(language);
  useEffect(() => {
    if (stored.current !== language) void renewDocument(path);
    stored.current = language;
  }, [language, path]);
}
