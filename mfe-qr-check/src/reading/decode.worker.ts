import jsQR from 'jsqr';
import type { DecodeRequest, DecodeResponse, WorkerStarted } from './decode-in-worker.ts';
import { type Crop, pixelsOf } from './picture.ts';
import { readCode } from './read-code.ts';

const canvas = typeof OffscreenCanvas === 'undefined' ? undefined : new OffscreenCanvas(1, 1);
const hasCanvas = Boolean(canvas?.getContext('2d', { willReadFrequently: true }));

function read(picture: ImageBitmap | ImageData, crop: Crop) {
  if (!(picture instanceof ImageBitmap)) return readCode(jsQR, picture);
  const pixels = canvas && pixelsOf(canvas, picture, crop);
  picture.close();
  return pixels && readCode(jsQR, pixels);
}

self.onmessage = ({ data: { picture, crop, reply } }: MessageEvent<DecodeRequest>) => {
  let response: DecodeResponse;
  try {
    response = { text: read(picture, crop) };
  } catch (error) {
    response = { error: String(error) };
  }
  reply.postMessage(response);
};

self.postMessage({ hasCanvas } satisfies WorkerStarted);
