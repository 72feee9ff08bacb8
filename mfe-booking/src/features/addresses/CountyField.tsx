import type { County } from '@idavuelta/shared/contracts';
import { SearchSelectField } from '@idavuelta/shared/forms';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';

/** The county of an address, named as in the country of the event. */
export function CountyField({ name, counties }: { name: string; counties: County[] }) {
  const { t } = useTranslation('booking');
  const country = useSelector(selectEvent)?.countryCode;
  return (
    <SearchSelectField
      name={name}
      label={t('addresses.commune', { context: country })}
      placeholder={t('addresses.choose_commune', { context: country })}
      nothingFound={t('addresses.no_commune', { context: country })}
      options={counties.map(({ id, name: label }) => ({ value: String(id), label }))}
      country={country}
    />
  );
}
