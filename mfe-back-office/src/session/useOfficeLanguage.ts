import { type ContractState, type Language, languageRequested, selectLanguage } from '@idavuelta/shared/contracts';
import { useDispatch, useStore } from '@idavuelta/shared/platform';
import { useCallback, useEffect } from 'react';
import { useChangeLanguage } from './account.api.ts';

/** Returns the function that shows pages in another language; what is typed stays. */
export function useShowLanguage() {
  const dispatch = useDispatch();
  return useCallback((language: Language) => void dispatch(languageRequested({ language })), [dispatch]);
}

/** Shows pages in the language of an account or invitation, once it is known and when it changes. */
export function useOfficeLanguage(language: Language | undefined) {
  const store = useStore<ContractState>();
  const show = useShowLanguage();
  useEffect(() => {
    if (language && language !== selectLanguage(store.getState())) show(language);
  }, [language, store, show]);
}

/** Returns the function that keeps a language with the person's account and shows it, and the state of the call. */
export function useChooseLanguage() {
  const [save, state] = useChangeLanguage();
  const show = useShowLanguage();
  const choose = async (language: Language) => {
    const { error } = await save({ language });
    if (!error) show(language);
  };
  return [choose, state] as const;
}
