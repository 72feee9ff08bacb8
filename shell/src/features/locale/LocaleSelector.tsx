import {
  type CountryCode,
  type Language,
  languageTag,
  selectCountry,
  selectLanguage,
} from '@idavuelta/shared/contracts';
import { useDispatch, useLocation, useNavigate, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { languageAsked, withoutLanguage } from './choice.ts';
import { choicesWanted, countryChosen, languageChosen } from './locale.saga.ts';
import { selectLocaleOptions } from './locale-options.slice.ts';

/** Country and language behind one button, which says the current ones. */
export function LocaleSelector({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const country = useSelector(selectCountry);
  const language = useSelector(selectLanguage);
  const { countries, locales } = useSelector(selectLocaleOptions);

  const chooseLanguage = (chosen: Language) => {
    dispatch(languageChosen(chosen));
    // The address would go on asking for another language on the next load.
    if (languageAsked(search)) navigate({ search: withoutLanguage(search), hash }, { replace: true, state });
  };

  return (
    <Menu
      className={className}
      icon={<Icon name="globe" size={20} />}
      label={
        <>
          <span className="visually-hidden">{t('locale.label')}: </span>
          {t(`locale.countries.${country}`)} · {language.slice(0, 2).toUpperCase()}
        </>
      }
    >
      <div data-stay="">
        {countries.length === 0 && (
          <button type="button" onClick={() => dispatch(choicesWanted())}>
            {t('locale.missing')}
          </button>
        )}
        <ChoiceList<CountryCode>
          title={t('locale.country')}
          choices={countries.map(({ code, name }) => ({ code, name: t(`locale.countries.${code}`, name) }))}
          chosen={country}
          onChoose={(code) => dispatch(countryChosen(code))}
        />
      </div>
      <ChoiceList<Language>
        title={t('locale.language')}
        choices={locales.map(({ code, name }) => ({ code, name, lang: languageTag(code) }))}
        chosen={language}
        onChoose={chooseLanguage}
      />
    </Menu>
  );
}
