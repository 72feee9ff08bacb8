import { selectCountry } from '@idavuelta/shared/contracts';
import { type PlaceOption, SearchSelectField } from '@idavuelta/shared/forms';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';

/** Selects a county by its id; its label uses the word of the visitor's country. */
export function CountyField({ name, options }: { name: string; options: PlaceOption[] }) {
  const { t } = useTranslation('account');
  const country = useSelector(selectCountry);
  return (
    <SearchSelectField
      name={name}
      label={t('county.label', { context: country })}
      placeholder={t('county.choose', { context: country })}
      nothingFound={t('county.none', { context: country })}
      options={options}
      country={country}
    />
  );
}
