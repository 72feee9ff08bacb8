import { type CountryCode, type Language, selectCountry, selectLanguage } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectChoices } from './choices.slice.ts';
import styles from './LocaleSelector.module.css';
import { countryChosen, languageChosen } from './locale.saga.ts';

export function LocaleSelector() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const country = useSelector(selectCountry);
  const language = useSelector(selectLanguage);
  const { countries, locales } = useSelector(selectChoices);

  return (
    <div className={styles.selector}>
      <select
        aria-label={t('locale.country')}
        value={country}
        onChange={({ target }) => dispatch(countryChosen(target.value as CountryCode))}
      >
        {countries.length === 0 && <option value={country}>{country}</option>}
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label={t('locale.language')}
        value={language}
        onChange={({ target }) => dispatch(languageChosen(target.value as Language))}
      >
        {!locales.some(({ code }) => code === language) && <option value={language}>{language}</option>}
        {locales.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
