import type { EventSummary } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';

/** Explains why the event is no longer sold: its vans are being planned, or staff stopped its sales. */
export function SalesClosed({ event }: { event: EventSummary }) {
  const { t } = useTranslation('catalog/event-detail');
  return event.salesStopped ? (
    <Notice title={t('sales_stopped')}>{t('sales_stopped_help')}</Notice>
  ) : (
    <Notice title={t('sales_closed')}>{t('sales_closed_help', { context: event.countryCode })}</Notice>
  );
}
