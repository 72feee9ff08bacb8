import jsQR from 'jsqr';
import { type Crop, viewCount, viewOf } from 'mfe-qr-check/src/reading/picture.ts';
import { readCode } from 'mfe-qr-check/src/reading/read-code.ts';
import sharp from 'sharp';

/**
 * Decodes a frame of a simulated camera with the page's own functions.
 * @param frame JPEG
 * @returns the text and the number of the successful attempt, from 1; undefined when every attempt fails
 */
export async function decodeFrame(frame: Buffer): Promise<{ text: string; attempt: number } | undefined> {
  const { width, height } = await sharp(frame).metadata();
  for (let attempt = 0; attempt < viewCount; attempt += 1) {
    const crop = viewOf({ videoWidth: width, videoHeight: height } as HTMLVideoElement, attempt);
    const text = crop && readCode(jsQR, await pixelsOf(frame, crop));
    if (text) return { text, attempt: attempt + 1 };
  }
  return undefined;
}

async function pixelsOf(frame: Buffer, { x, y, width, height, scaledWidth, scaledHeight }: Crop) {
  const { data, info } = await sharp(frame)
    .extract({ left: x, top: y, width, height })
    .resize(scaledWidth, scaledHeight, { kernel: 'linear' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height } as ImageData;
}
