import { useTranslation } from '@idavuelta/shared/platform';
import { QRCodeSVG } from 'qrcode.react';
import styles from './TicketQr.module.css';

// Pixels: large enough to scan from arm's length. The QR standard asks for a white margin of four modules.
const size = 272;
const quietZone = 4;

/** The QR code of a ticket. @param text content of the code, as the driver's scanner reads it */
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
