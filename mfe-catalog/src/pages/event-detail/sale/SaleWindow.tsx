import type { EventSummary } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { SaleToOpen } from './SaleToOpen.tsx';
import styles from './SaleWindow.module.css';
import { useSaleMoment } from './useSaleMoment.ts';

interface SaleWindowProps {
  event: EventSummary;
  refetch: () => void;
}

/** Says above the wizard when the sale opens, that it has just opened, or when it ends. */
export function SaleWindow({ event, refetch }: SaleWindowProps) {
  const { t } = useTranslation('catalog/event-detail');
  const moment = useSaleMoment(event);
  const [waited, setWaited] = useState(false);
  const { saleOpensAt, saleEndsAt } = event;
  const onOpen = () => {
    setWaited(true);
    refetch();
  };
  if (!saleOpensAt && !saleEndsAt && !waited) return null;
  return (
    <div className={styles.window}>
      {saleOpensAt && <SaleToOpen event={event} opensAt={saleOpensAt} onOpen={onOpen} />}
      {/* there before it has a text, so that screen readers hear the change */}
      <p role="status" className={styles.opened}>
        {waited && !saleOpensAt && t('sale.opened')}
      </p>
      {!saleOpensAt && saleEndsAt && <p className={styles.ends}>{t('sale.ends', { moment: moment(saleEndsAt) })}</p>}
    </div>
  );
}
