import type { CameraProblem } from '../state/ticket-check.slice.ts';
import { decoderError, loadDecoder } from './decode.ts';
import { viewOf } from './picture.ts';
import type { Decode } from './read-code.ts';

/** Milliseconds between two scans. */
const scanInterval = 300;
/** Milliseconds for which a code is ignored after it was read: its message is still on screen (a snackbar, 4 s). */
const sameCodeDelay = 4_000;

/** Browsers default to 640 × 480, where the squares of a distant code have too few pixels. */
const wantedSize = { width: { ideal: 1280 }, height: { ideal: 720 } };

/** What the camera in use can do. */
export interface CameraAbilities {
  /** Whether there is another camera. */
  canSwitch: boolean;
  hasTorch: boolean;
}

interface CameraListeners {
  onCode: (text: string) => void;
  onProblem: (problem: CameraProblem) => void;
  /** Called whenever a camera starts to show its picture; its torch is off. */
  onReady: (abilities: CameraAbilities) => void;
}

/** A light beside the lens; the browser's types lack it. */
type TorchSetting = MediaTrackConstraintSet & { torch?: boolean };

/**
 * Shows the rear camera's picture in `video` and reads codes from it until stopped. While the page is hidden the camera
 * is off.
 */
export function watchCamera(video: { current: HTMLVideoElement | null }, listeners: CameraListeners) {
  const { onCode, onProblem, onReady } = listeners;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setTimeout>;
  /** Only the latest of several starts counts. */
  let lastStart = 0;
  let deviceId: string | undefined;
  let last = { text: '', at: 0 };
  let attempts = 0;

  async function start() {
    end();
    const thisStart = lastStart;
    const isOver = () => thisStart !== lastStart;
    if (!navigator.mediaDevices?.getUserMedia) return onProblem('insecure');
    try {
      const wanted = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' };
      const opened = await navigator.mediaDevices.getUserMedia({ video: { ...wanted, ...wantedSize } });
      if (isOver()) return stopTracks(opened);
      stream = opened;
      restartWhenTaken(opened, isOver);
      const [decode, abilities] = await Promise.all([loadDecoder(), abilitiesOf(opened), play(opened)]);
      if (isOver()) return;
      onReady(abilities);
      void scan(decode, isOver);
    } catch (error) {
      if (!isOver()) onProblem(problemOf(error as Error));
    }
  }

  /**
   * A phone call or another program may take the camera away. It is requested again; `onProblem` is called if that is
   * denied.
   */
  function restartWhenTaken(opened: MediaStream, isOver: () => boolean) {
    const [track] = opened.getVideoTracks();
    if (track?.muted) throw new DOMException('another program has the camera', 'NotReadableError');
    for (const event of ['ended', 'mute'])
      track?.addEventListener(event, () => {
        if (!isOver() && !document.hidden) void start();
      });
  }

  async function play(opened: MediaStream) {
    if (!video.current) return;
    video.current.srcObject = opened;
    await video.current.play();
  }

  /** Scans repeatedly, each time 300 ms after the previous scan ended. */
  async function scan(decode: Decode, isOver: () => boolean) {
    const text = await tryToRead(decode);
    if (isOver()) return;
    const now = Date.now();
    if (text && (text !== last.text || now - last.at > sameCodeDelay)) {
      last = { text, at: now };
      onCode(text);
    }
    timer = setTimeout(() => void scan(decode, isOver), scanInterval);
  }

  async function tryToRead(decode: Decode) {
    const crop = video.current && viewOf(video.current, attempts++);
    try {
      return video.current && crop ? await decode(video.current, crop) : undefined;
    } catch (error) {
      console.warn('a frame could not be read', error); // the next frame may be readable
      return undefined;
    }
  }

  function end() {
    lastStart += 1;
    clearTimeout(timer);
    if (stream) stopTracks(stream);
    stream = undefined;
  }

  const followVisibility = () => (document.hidden ? end() : void start());
  document.addEventListener('visibilitychange', followVisibility);
  void start();

  return {
    stop() {
      document.removeEventListener('visibilitychange', followVisibility);
      end();
    },
    /** Switches to the device's next camera; after the last one, to the first. */
    async switchCamera() {
      const cameras = await listCameras();
      const used = cameras.findIndex((camera) => camera.deviceId === usedDevice(stream));
      deviceId = cameras[(used + 1) % cameras.length]?.deviceId;
      await start();
    },
    async setTorch(on: boolean) {
      const lit: TorchSetting = { torch: on };
      await stream?.getVideoTracks()[0]?.applyConstraints({ advanced: [lit] });
    },
  };
}

async function abilitiesOf(stream: MediaStream): Promise<CameraAbilities> {
  const [track] = stream.getVideoTracks();
  // Not every browser reports what a camera can do.
  const { torch = false }: MediaTrackCapabilities & { torch?: boolean } = track?.getCapabilities?.() ?? {};
  return { canSwitch: (await listCameras()).length > 1, hasTorch: torch };
}

const listCameras = async () =>
  (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === 'videoinput');

const usedDevice = (stream: MediaStream | undefined) => stream?.getVideoTracks()[0]?.getSettings().deviceId;

/** Error names are those of the standard, except our own. */
function problemOf({ name }: Error): CameraProblem {
  if (name === 'NotAllowedError') return 'denied';
  if (name === decoderError) return 'noDecoder';
  return name === 'NotReadableError' || name === 'AbortError' ? 'inUse' : 'notFound';
}

const stopTracks = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};
