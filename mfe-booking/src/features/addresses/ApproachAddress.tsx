import type { Approach } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import entries from '../../ui/entries.module.css';
import { CountyField } from './CountyField.tsx';

/** The fixed meeting point of a variant: only the county is to be chosen. */
export function ApproachAddress({ name, approach: { address, counties } }: { name: string; approach: Approach }) {
  const { t } = useTranslation('booking');
  return (
    <div className={entries.fields}>
      <p className={entries.fixed}>
        <span className={entries.fixedLabel}>{t('addresses.approach')}</span>
        <strong>{address}</strong>
      </p>
      <CountyField name={`${name}.commune_id`} counties={counties} />
    </div>
  );
}
