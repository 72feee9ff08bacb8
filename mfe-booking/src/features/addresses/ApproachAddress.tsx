import type { Approach } from '@idavuelta/shared/contracts';
import { SelectField } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import entries from '../../ui/entries.module.css';

/** The fixed meeting point of a variant: only the county is to be chosen. */
export function ApproachAddress({ name, approach: { address, counties } }: { name: string; approach: Approach }) {
  const { t } = useTranslation('booking');
  return (
    <div className={entries.fields}>
      <p className={entries.fixed}>
        <span className={entries.fixedLabel}>{t('addresses.approach')}</span>
        <strong>{address}</strong>
      </p>
      <SelectField
        name={`${name}.commune_id`}
        label={t('addresses.commune')}
        placeholder={t('addresses.choose_commune')}
        options={counties.map(({ id, name: label }) => ({ value: id, label }))}
      />
    </div>
  );
}
