import {
  type CountryCode,
  type Language,
  languages,
  languageTag,
  selectCountry,
  selectIsLoggedIn,
  selectLanguage,
} from '@idavuelta/shared/contracts';
import { Link, useSelector } from '@idavuelta/shared/platform';
import { useEffect } from 'react';
import type { AloneApp } from './app.ts';
import { CurrentPage } from './CurrentPage.tsx';
import styles from './Frame.module.css';

const countries: CountryCode[] = ['PE', 'CL', 'ES'];

/** The frame around a module for developers: country, language and session, and the module's notices. */
export function Frame({ app, notice }: { app: AloneApp; notice: string }) {
  const country = useSelector(selectCountry);
  const language = useSelector(selectLanguage);
  const isLoggedIn = useSelector(selectIsLoggedIn);

  useEffect(() => {
    document.documentElement.lang = languageTag(language);
  }, [language]);

  return (
    <>
      <header className={styles.frame}>
        <Link to="/alone">{app.definition.name}</Link>
        <select
          aria-label="Country"
          value={country}
          onChange={({ target }) => app.showCountry(target.value as CountryCode)}
        >
          {countries.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
        <select
          aria-label="Language"
          value={language}
          onChange={({ target }) => void app.showLanguage(target.value as Language)}
        >
          {languages.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
        <button type="button" aria-pressed={isLoggedIn} onClick={() => void (isLoggedIn ? app.logOut() : app.logIn())}>
          {isLoggedIn ? 'Log out' : 'Log in'}
        </button>
        <output className={styles.notice}>{notice}</output>
      </header>
      <main id="main" tabIndex={-1}>
        <CurrentPage app={app} />
      </main>
    </>
  );
}
