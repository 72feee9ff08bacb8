import { useTranslation } from '@idavuelta/shared/platform';
import { QRCodeSVG } from 'qrcode.react';
import styles from './TicketQr.module.css';

// Large enough for a driver's phone at arm's length; four modules of white around it are the standard's quiet zone.
const size = 272;
const quietZone = 4;

/** @param text what the driver's scanner reads */
export function TicketQr({ text, number }: { text: string; number: number }) {
  const { t } = useTranslation('account');
  const label = t('purchase.qr', { number });
  return (
    <figure className={styles.qr}>
      <QRCodeSVG
        value={text}
        size={size}
        marginSize={quietZone}
        level="M"
        title={label}
        role="img"
        aria-label={label}
      />
      <figcaption>
        <strong>{t('purchase.ticket_number', { number })}</strong>
        {t('purchase.qr_help')}
      </figcaption>
    </figure>
  );
}
