import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { cameraFailed, codeRead } from '../state/ticket-check.slice.ts';
import { type CameraAbilities, watchCamera } from './camera.ts';
import styles from './Scanner.module.css';

/** Shows the camera's picture and reads codes from it until it unmounts. */
export function Scanner() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const video = useRef<HTMLVideoElement>(null);
  const camera = useRef<ReturnType<typeof watchCamera>>(undefined);
  const [abilities, setAbilities] = useState<CameraAbilities>({ canSwitch: false, hasTorch: false });
  const [isLit, setIsLit] = useState(false);

  useEffect(() => {
    const watched = watchCamera(video, {
      onCode: (text) => dispatch(codeRead(text)),
      onProblem: (problem) => dispatch(cameraFailed(problem)),
      onReady: (found) => {
        setAbilities(found);
        setIsLit(false);
      },
    });
    camera.current = watched;
    return watched.stop;
  }, [dispatch]);

  async function turnTorch() {
    await camera.current?.setTorch(!isLit);
    setIsLit(!isLit);
  }

  return (
    <div className={styles.scanner}>
      <div className={styles.picture}>
        <video ref={video} className={styles.video} playsInline muted aria-label={t('camera')} />
        <div className={styles.viewfinder} aria-hidden="true" />
      </div>
      <p role="status" className={styles.hint}>
        {t('aim')}
      </p>
      {(abilities.hasTorch || abilities.canSwitch) && (
        <div className={styles.controls}>
          {abilities.hasTorch && (
            <Button aria-pressed={isLit} onClick={turnTorch}>
              {t('torch')}
            </Button>
          )}
          {abilities.canSwitch && (
            <Button onClick={() => void camera.current?.switchCamera()}>{t('switch_camera')}</Button>
          )}
        </div>
      )}
    </div>
  );
}
