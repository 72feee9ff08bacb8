import { decodeInWorker } from './decode-in-worker.ts';
import { pixelsOf } from './picture.ts';
import { type Decode, readCode } from './read-code.ts';

/** Decodes in a worker, so that the camera's picture does not stutter; on the page when the browser starts none. */
export async function startDecoder(): Promise<Decode> {
  if (typeof Worker === 'undefined') return decodeOnPage();
  try {
    return await decodeInWorker();
  } catch (error) {
    console.warn('codes are read without a worker', error);
    return decodeOnPage();
  }
}

async function decodeOnPage(): Promise<Decode> {
  const { default: jsQR } = await import('jsqr');
  const canvas = document.createElement('canvas');
  return async (source, crop) => {
    const pixels = pixelsOf(canvas, source, crop);
    return pixels && readCode(jsQR, pixels);
  };
}
