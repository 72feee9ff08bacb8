import { links, type OrderDetail } from '@idavuelta/shared/contracts';
import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useState } from 'react';

/** Shares the event by the device's own sheet; where there is none, its link is copied. */
export function ShareButton({ event }: Pick<OrderDetail, 'event'>) {
  const { t } = useTranslation('booking/order-result');
  const title = useTranslated()(event.translations)?.name ?? '';
  const [said, setSaid] = useState('');

  const share = async () => {
    const url = new URL(links.event(event.slug), window.location.origin).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setSaid(t('link_copied'));
    } catch (error) {
      // closing the sheet is no failure
      if ((error as Error).name !== 'AbortError') setSaid(t('common:copy_failed'));
    }
  };
  return (
    <>
      <Button onClick={() => void share()}>{t('share')}</Button>
      <span role="status">{said}</span>
    </>
  );
}
