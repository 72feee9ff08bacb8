import type { CameraProblem } from '../../state/ticket-check.slice.ts';
import { type Decode, loadDecoder, pixelsOf } from './decode.ts';

/** Milliseconds between two scans. */
const scanInterval = 300;
/** Milliseconds for which a code that was read is ignored: its message is still on screen (a snackbar, 4 s). */
const sameCodeDelay = 4_000;

/** Starts the camera and reads codes from `video` until the returned function is called. */
export function watchCamera(
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
      scan(decode);
    } catch (error) {
      if (stopped) return;
      onProblem((error as Error).name === 'NotAllowedError' ? 'denied' : 'notFound');
    }
  }

  async function play(opened: MediaStream) {
    if (!video.current) return;
    video.current.srcObject = opened;
    await video.current.play();
  }

  function scan(decode: Decode) {
    if (stopped) return;
    const source = video.current;
    const pixels = source ? pixelsOf(source, source.videoWidth, source.videoHeight) : undefined;
    const text = pixels && decode(pixels);
    const now = Date.now();
    if (text && (text !== last.text || now - last.at > sameCodeDelay)) {
      last = { text, at: now };
      onCode(text);
    }
    timer = setTimeout(() => scan(decode), scanInterval);
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
