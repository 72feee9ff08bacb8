import type { Approach, PickUpWindow } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import entries from '../../ui/entries.module.css';
import { CountyField } from './CountyField.tsx';
import { PickUpHint } from './PickUpHint.tsx';

interface ApproachAddressProps {
  name: string;
  approach: Approach;
  /** When the van leaves; undefined while unknown. */
  window: PickUpWindow | undefined;
}

/** The fixed meeting point of a variant, and its county; a single county is preselected. */
export function ApproachAddress({ name, approach: { address, counties }, window }: ApproachAddressProps) {
  const { t } = useTranslation('booking');
  return (
    <>
      <div className={entries.fields}>
        <p className={entries.fixed}>
          <span className={entries.fixedLabel}>{t('addresses.approach')}</span>
          <strong>{address}</strong>
        </p>
        {counties.length !== 1 && <CountyField name={`${name}.commune_id`} counties={counties} />}
      </div>
      <PickUpHint window={window} />
    </>
  );
}
