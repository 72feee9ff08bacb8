import {
  type CountryCode,
  type Language,
  languageTag,
  selectCountry,
  selectLanguage,
} from '@idavuelta/shared/contracts';
import { useDispatch, useLocation, useNavigate, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Menu } from '@idavuelta/shared/ui';
import { Icon } from '../../ui/Icon.tsx';
import { countryChosen, languageChosen, localeOptionsRequested } from './locale.saga.ts';
import { selectLocaleOptions } from './locale-options.slice.ts';
import { requestedLanguage, withoutLanguage } from './locale-preference.ts';
import { OptionList } from './OptionList.tsx';

/** A button with the current country and language, which opens the lists to choose from. */
export function LocaleSelector({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const country = useSelector(selectCountry);
  const language = useSelector(selectLanguage);
  const { countries, locales } = useSelector(selectLocaleOptions);

  const chooseLanguage = (selected: Language) => {
    dispatch(languageChosen(selected));
    // The address would set the old language again on the next load.
    if (requestedLanguage(search)) navigate({ search: withoutLanguage(search), hash }, { replace: true, state });
  };

  return (
    <Menu
      className={className}
      icon={<Icon name="globe" size={20} />}
      label={
        <>
          <span className="visually-hidden">{`${t('locale.label')}:`}</span>{' '}
          <span>{`${t(`locale.countries.${country}`)} · ${language.slice(0, 2).toUpperCase()}`}</span>
        </>
      }
    >
      <div data-keep-open="">
        {countries.length === 0 && (
          <button type="button" onClick={() => dispatch(localeOptionsRequested())}>
            {t('locale.missing')}
          </button>
        )}
        <OptionList<CountryCode>
          title={t('locale.country')}
          options={countries.map(({ code, name }) => ({ code, name: t(`locale.countries.${code}`, name) }))}
          selected={country}
          onSelect={(code) => dispatch(countryChosen(code))}
        />
      </div>
      <OptionList<Language>
        title={t('locale.language')}
        options={locales.map(({ code, name }) => ({ code, name, lang: languageTag(code) }))}
        selected={language}
        onSelect={chooseLanguage}
      />
    </Menu>
  );
}
