import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useRef } from 'react';
import { cameraFailed, codeRead } from '../../state/ticket-check.slice.ts';
import { watchCamera } from './camera.ts';
import styles from './Scanner.module.css';

/** Shows the camera's picture and reads codes from it until it unmounts. */
export function Scanner() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const stop = watchCamera(
      video,
      (text) => dispatch(codeRead(text)),
      (problem) => dispatch(cameraFailed(problem)),
    );
    return stop;
  }, [dispatch]);

  return (
    <div className={styles.scanner}>
      <video ref={video} className={styles.video} playsInline muted aria-label={t('camera')} />
      <div className={styles.viewfinder} aria-hidden="true" />
      <p role="status" className={styles.hint}>
        {t('aim')}
      </p>
    </div>
  );
}
