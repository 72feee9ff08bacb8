import { SearchSelectField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';

/** Chooses a county by its id. */
export function CountyField({ name, options }: { name: string; options: { value: string; label: string }[] }) {
  const { t } = useTranslation('account');
  return (
    <SearchSelectField
      name={name}
      label={t('county.label')}
      placeholder={t('county.choose')}
      nothingFound={t('county.none')}
      options={options}
    />
  );
}
