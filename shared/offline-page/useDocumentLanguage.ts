import { useSelector } from '@idavuelta/shared/platform';
import { useEffect, useRef } from 'react';
import { selectLanguage } from '../contracts/index.ts';
import { renewDocument } from './service-worker.ts';

/** The page at `path` opens without a network in the language that was chosen last. */
export function useDocumentLanguage(path: string) {
  const language = useSelector(selectLanguage);
  const stored = useRef(language);
  useEffect(() => {
    if (stored.current !== language) void renewDocument(path);
    stored.current = language;
  }, [language, path]);
}
