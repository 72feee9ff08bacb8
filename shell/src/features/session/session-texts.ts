import { type Language, selectLanguage } from '@idavuelta/shared/contracts';
import { addTexts, bundledTexts } from '@idavuelta/shared/i18n';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useState } from 'react';

/** Texts of the dialogs, loaded when one opens instead of with every page. Namespace `session`. */
export const sessionTexts = bundledTexts(
  'session',
  (language) => import(/* webpackMode: "eager" */ `./texts/${language}.json`),
);

/** Fetches the texts of the dialogs in the language of the page. */
export function useSessionTexts() {
  const { i18n } = useTranslation();
  const language: Language = useSelector(selectLanguage);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const [ready, setReady] = useState(() => i18n.hasResourceBundle(language, 'session'));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to fetch again
  useEffect(() => {
    let here = true;
    setFailed(false);
    addTexts(i18n, language, 'session', sessionTexts).then(
      () => here && setReady(true),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [i18n, language, attempt]);

  return { ready, failed, retry: () => setAttempt((count) => count + 1) };
}
