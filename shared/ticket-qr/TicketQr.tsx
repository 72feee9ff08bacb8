import { inGroups } from '@idavuelta/shared/contracts/tickets';
import { QRCodeSVG } from 'qrcode.react';
import styles from './TicketQr.module.css';

// Pixels: large enough to scan from arm's length. The QR standard asks for a white margin of four modules.
const size = 272;
const quietZone = 4;

interface TicketQrProps {
  /** Content of the code, as the driver's scanner reads it. */
  text: string;
  /** What a driver types where the code cannot be scanned. */
  shortCode?: string;
  /** Accessible name of the picture; already translated, like the other two. */
  label: string;
  title: string;
  help: string;
}

/** The QR code of a ticket. A separate entry point: only buyers load its library. */
export function TicketQr({ text, shortCode, label, title, help }: TicketQrProps) {
  return (
    <figure className={styles.qr} translate="no">
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
        {shortCode && <span className={styles.code}>{inGroups(shortCode)}</span>}
        <strong>{title}</strong>
        <span translate="yes">{help}</span>
      </figcaption>
    </figure>
  );
}
