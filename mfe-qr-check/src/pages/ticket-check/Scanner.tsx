import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useRef } from 'react';
import { type CameraProblem, cameraFailed, codeRead } from '../../state/ticket-check.slice.ts';
import { loadDecoder, pixelsOf } from './decode.ts';
import styles from './Scanner.module.css';

/** Milliseconds between two looks at the camera. */
const scanDelay = 300;
/** A code that was read is not read again at once: its message is still on screen (snackbar, 4 s). */
const sameCodeDelay = 4_000;

/** The camera's picture; reads codes from it until it is taken off the page. */
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
      <div className={styles.frame} aria-hidden="true" />
      <p role="status" className={styles.hint}>
        {t('aim')}
      </p>
    </div>
  );
}

function watchCamera(
  video: { current: HTMLVideoElement | null },
  onCode: (text: string) => void,
  onProblem: (problem: CameraProblem) => void,
) {
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout>;
  let stopped = false;
  let last = { text: '', at: 0 };

  async function start() {
    if (!navigator.mediaDevices?.getUserMedia) return onProblem('insecure');
    try {
      const opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (stopped) return stopTracks(opened);
      stream = opened;
      const [decode] = await Promise.all([loadDecoder(), play(opened)]);
      look(decode);
    } catch (error) {
      if (stopped) return;
      onProblem((error as Error).name === 'NotAllowedError' ? 'refused' : 'missing');
    }
  }

  async function play(opened: MediaStream) {
    if (!video.current) return;
    video.current.srcObject = opened;
    await video.current.play();
  }

  function look(decode: (pixels: ImageData) => string | undefined) {
    if (stopped) return;
    const source = video.current;
    const pixels = source ? pixelsOf(source, source.videoWidth, source.videoHeight) : undefined;
    const text = pixels && decode(pixels);
    const now = Date.now();
    if (text && (text !== last.text || now - last.at > sameCodeDelay)) {
      last = { text, at: now };
      onCode(text);
    }
    timer = setTimeout(() => look(decode), scanDelay);
  }

  void start();
  return () => {
    stopped = true;
    clearTimeout(timer);
    if (stream) stopTracks(stream);
  };
}

const stopTracks = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};
