import { type Crop, pixelsOf } from './picture.ts';
import type { Decode } from './read-code.ts';
import { WorkerFile } from './worker-file.ts';

/** The worker's first message. If the worker has no canvas, the page reads the pixels and sends them. */
export interface WorkerStarted {
  hasCanvas: boolean;
}

export interface DecodeRequest {
  picture: ImageBitmap | ImageData;
  crop: Crop;
  /** Port for the `DecodeResponse`. */
  reply: MessagePort;
}

export type DecodeResponse = { text: string | undefined } | { error: string };

/** @throws Error when the browser cannot start a worker */
export async function decodeInWorker(): Promise<Decode> {
  const worker = await new WorkerFile(new URL('./decode.worker.ts', import.meta.url)).start();
  const { hasCanvas } = await started(worker);
  const canvas = document.createElement('canvas');

  return async (source, crop) => {
    const picture = hasCanvas ? await cutOut(source, crop) : pixelsOf(canvas, source, crop);
    return picture && decode(worker, picture, crop);
  };
}

/** Copies only the part, not the whole frame. */
const cutOut = (source: ImageBitmapSource, { x, y, width, height }: Crop) =>
  createImageBitmap(source, x, y, width, height);

function started(worker: Worker) {
  return new Promise<WorkerStarted>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerStarted>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(`the worker does not start: ${message}`));
  });
}

function decode(worker: Worker, picture: ImageBitmap | ImageData, crop: Crop) {
  return new Promise<string | undefined>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<DecodeResponse>) => {
      port1.close();
      if ('error' in data) reject(new Error(data.error));
      else resolve(data.text);
    };
    const request: DecodeRequest = { picture, crop: { ...crop, x: 0, y: 0 }, reply: port2 };
    worker.postMessage(request, [picture instanceof ImageData ? picture.data.buffer : picture, port2]);
  });
}
