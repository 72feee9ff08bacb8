import { useTranslation } from '@idavuelta/shared/platform';
import type { County } from '../contracts/index.ts';
import styles from './OtherCounty.module.css';
import { streetOf } from './usePlacedAddress.ts';

/** The address as it was chosen, before any change. */
export interface ChosenAddress {
  street: string;
  county: County;
}

interface OtherCountyProps {
  chosen: ChosenAddress | undefined;
  /** Current values of the fields. */
  address: string;
  countyId: number | undefined;
}

/** Warns when the county differs from the chosen address's county; it may still be right. */
export function OtherCounty({ chosen, address, countyId }: OtherCountyProps) {
  const { t, i18n } = useTranslation('common');
  const isOther =
    chosen && countyId !== undefined && countyId !== chosen.county.id && address.startsWith(streetOf(chosen.street));
  return (
    <p role="status" className={styles.warning}>
      {/* Shells of earlier contracts lack these texts. */}
      {isOther && i18n.exists('common:address.other_county')
        ? t('address.other_county', { county: chosen.county.name })
        : null}
    </p>
  );
}
