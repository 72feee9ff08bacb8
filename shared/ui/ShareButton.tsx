import { useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import type { OrderDetail } from '../contracts/index.ts';
import { linkOf } from '../contracts/shared-van/index.ts';
import { Button } from './Button.tsx';

interface ShareButtonProps {
  detail: OrderDetail;
  label: string;
  /** Message after the link was copied, on devices without a share sheet. */
  copied: string;
}

/** Shares the event by the device's share sheet, with the van of the first ticket; without a sheet, copies the link. */
export function ShareButton({ detail, label, copied }: ShareButtonProps) {
  const { t } = useTranslation('common');
  const title = useTranslated()(detail.event.translations)?.name ?? '';
  const [announcement, setAnnouncement] = useState('');

  const share = async () => {
    const url = new URL(linkOf(detail), window.location.origin).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setAnnouncement(copied);
    } catch (error) {
      // closing the sheet is no failure
      if ((error as Error).name !== 'AbortError') setAnnouncement(t('copy_failed'));
    }
  };
  return (
    <>
      <Button onClick={() => void share()}>{label}</Button>
      <span role="status">{announcement}</span>
    </>
  );
}
