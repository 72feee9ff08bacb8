import type { LiveRun, RunMoved } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import styles from './live-board.module.css';

interface MovePreviewProps {
  run: LiveRun;
  moved: RunMoved;
  timeZone: string;
}

/** What a move changes: how many promises, which driver gets and loses what, and each traveller's time and van. */
export function MovePreview({ run, moved: { changes, aboard }, timeZone }: MovePreviewProps) {
  const { t } = useTranslation('back-office/live-board');
  const { date } = useFormats();
  const at = (iso: string) => date(iso, 'time', timeZone);
  const [first] = changes;
  const count = changes.length;
  const driver = run.driver || t('no_driver');
  return (
    <section className={styles.preview} aria-label={t('move.preview')}>
      <h3>{t('move.preview')}</h3>
      <p>{t('move.promises', { count })}</p>
      <ul>
        <li>{t('move.loses', { name: driver, van: run.van, count })}</li>
        {first && <li>{t('move.gets', { name: first.now.driver, van: first.now.van, count })}</li>}
        {aboard.length > 0 && <li>{t('move.go_along', { count: aboard.length })}</li>}
      </ul>
      <ul className={styles.changes}>
        {changes.map(({ party, order, people = [], was, now }) => (
          <li key={party}>
            <span translate="no">{people.join(', ') || order}</span>
            <span className={styles.quiet}>
              {was.at === now.at
                ? t('move.same_time', { time: at(now.at), van: now.van })
                : t('move.other_time', { was: at(was.at), now: at(now.at), van: now.van })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
