import { useDispatch, usePlatform, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice } from '@idavuelta/shared/ui';
import { appLinked, selectPositions, sharingChanged } from '../state/positions.slice.ts';
import { selectTrips } from '../state/trips.slice.ts';
import styles from './SharePositions.module.css';
import { usePosition } from './usePosition.ts';

/** Before a trip positions help to see who comes late to its start. */
const aheadMs = 3_600_000;

/** The driver's choice to share where the van is: while a trip is near and this page is open, or by an app. */
export function SharePositions() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const { apiBaseUrl } = usePlatform();
  const { sharing, isBusy = false, problem, deviceId } = useSelector(selectPositions);
  const { trips } = useSelector(selectTrips);
  const isShared = sharing?.since !== undefined;
  const isNear = trips.some(({ startsAt, doneAt }) => !doneAt && Date.parse(startsAt) - aheadMs < Date.now());
  const isRefused = usePosition(isShared && isNear);
  if (!sharing) return null;
  return (
    <section className={styles.share} aria-labelledby="share-position">
      <h2 id="share-position">{t('position.title')}</h2>
      <p>{t(isShared ? 'position.on' : 'position.off')}</p>
      {isRefused && <Notice tone="warn" title={t('position.refused')} />}
      {problem && <Notice tone="bad" title={t(`common:errors.${problem}`)} />}
      <Button
        aria-pressed={isShared}
        aria-disabled={isBusy}
        onClick={() => !isBusy && dispatch(sharingChanged(!isShared))}
      >
        {t(isShared ? 'position.stop' : 'position.start')}
      </Button>
      {isShared && (
        <details>
          <summary>{t('position.app')}</summary>
          <p>{t('position.app_help')}</p>
          {deviceId ? (
            <dl translate="no">
              <dt>{t('position.app_server')}</dt>
              <dd>{new URL(`${apiBaseUrl}/positions`, window.location.href).href}</dd>
              <dt>{t('position.app_device')}</dt>
              <dd>{deviceId}</dd>
            </dl>
          ) : (
            <Button aria-disabled={isBusy} onClick={() => !isBusy && dispatch(appLinked())}>
              {t(sharing.hasApp ? 'position.app_again' : 'position.app_link')}
            </Button>
          )}
        </details>
      )}
    </section>
  );
}
