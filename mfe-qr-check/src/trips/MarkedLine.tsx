import type { DrivenStop, TripMark } from '@idavuelta/shared/contracts/staff';
import { serverNow, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import styles from './trips.module.css';

/** As the API allows: its `undoMinutes`. */
const undoMs = 15 * 60_000;

interface MarkedLineProps {
  text: string;
  kind: TripMark['kind'];
  /** Marks in effect where this one was made. */
  marks: DrivenStop['marks'];
  isMissed?: boolean;
  /** Absent once the run has ended. */
  onUndo?: ((id: string) => void) | undefined;
}

/** What was marked, and a button that takes it back while that is possible. */
export function MarkedLine({ text, kind, marks = [], isMissed = false, onUndo }: MarkedLineProps) {
  const { t } = useTranslation('qr');
  const mark = marks.findLast((each) => each.kind === kind);
  const canUndo = onUndo && mark && serverNow() - Date.parse(mark.at) < undoMs;
  return (
    <div className={styles.line}>
      <p className={isMissed ? styles.missed : styles.marked}>{text}</p>
      {canUndo && (
        <Button variant="quiet" aria-label={`${t('trips.undo')}: ${text}`} onClick={() => onUndo(mark.id)}>
          {t('trips.undo')}
        </Button>
      )}
    </div>
  );
}
