import type { County } from '@idavuelta/shared/contracts';
import { SearchSelectField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';

/** The county of an address. */
export function CountyField({ name, counties }: { name: string; counties: County[] }) {
  const { t } = useTranslation('booking');
  return (
    <SearchSelectField
      name={name}
      label={t('addresses.commune')}
      placeholder={t('addresses.choose_commune')}
      nothingFound={t('addresses.no_commune')}
      options={counties.map(({ id, name: label }) => ({ value: String(id), label }))}
    />
  );
}
