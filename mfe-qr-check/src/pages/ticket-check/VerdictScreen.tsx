import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { useModal } from '@idavuelta/shared/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import DeviceBar from '../../device/DeviceBar.tsx';
import { OfflineNotice } from '../../device/OfflineNotice.tsx';
import { signalVerdict } from '../../feedback/signal-verdict.ts';
import type { Verdict } from '../../feedback/verdict.ts';
import { scanStarted } from '../../state/ticket-check.slice.ts';
import styles from './VerdictScreen.module.css';

interface VerdictScreenProps {
  verdict: Verdict;
  title: string;
  /** Content below the verdict. */
  children: ReactNode;
}

/** Fills the screen with a verdict, as colour, icon, text, sound and vibration. One tap continues to the next code. */
export function VerdictScreen({ verdict, title, children }: VerdictScreenProps) {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const scanAnother = () => dispatch(scanStarted());
  const dialog = useModal({ onClose: scanAnother });

  useEffect(() => {
    heading.current?.focus();
    signalVerdict(verdict);
  }, [verdict]);

  return (
    <dialog {...dialog} className={styles.screen} data-verdict={verdict} aria-labelledby={titleId}>
      <svg viewBox="0 0 64 64" className={styles.icon} aria-hidden="true">
        <path
          d={icons[verdict]}
          fill="none"
          stroke="currentColor"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h2 ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <OfflineNotice />
      <button type="button" className={styles.again} onClick={scanAnother}>
        {t('scan_another')}
      </button>
      <DeviceBar />
    </dialog>
  );
}

const icons: Record<Verdict, string> = {
  valid: 'M12 34l14 14 26-30',
  used: 'M32 12v26M32 50v2',
  held: 'M32 12v26M32 50v2',
  invalid: 'M16 16l32 32M48 16L16 48',
};
