import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import type { OrderDetail } from '../contracts/index.ts';
import { linkOf } from '../contracts/shared-van/index.ts';
import { Button } from './Button.tsx';

interface ShareButtonProps {
  detail: OrderDetail;
  label: string;
  /** Said where the device has no sheet to share by and the link was copied. */
  copied: string;
}

/** Shares the event by the device's own sheet, with the van of the first ticket; where there is none, its link is copied. */
export function ShareButton({ detail, label, copied }: ShareButtonProps) {
  const { t } = useTranslation('common');
  const title = useTranslated()(detail.event.translations)?.name ?? '';
  const [said, setSaid] = useState('');

  const share = async () => {
    const url = new URL(linkOf(detail), window.location.origin).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setSaid(copied);
    } catch (error) {
      // closing the sheet is no failure
      if ((error as Error).name !== 'AbortError') setSaid(t('copy_failed'));
    }
  };
  return (
    <>
      <Button onClick={() => void share()}>{label}</Button>
      <span role="status">{said}</span>
    </>
  );
}
