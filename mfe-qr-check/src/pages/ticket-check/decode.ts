/** Reads the QR code in a picture; `undefined` when there is none. */
export type Decode = (pixels: ImageData) => string | undefined;

/** Loads jsQR (47 KB) with the first scan instead of the page. */
export async function loadDecoder(): Promise<Decode> {
  const { default: jsQR } = await import('jsqr');
  return ({ data, width, height }) => jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data || undefined;
}

/** @returns the pixels of a video frame or a photo; undefined while the video has no size yet */
export function pixelsOf(source: HTMLVideoElement | ImageBitmap, width: number, height: number) {
  if (!width || !height) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(source, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}

/** Reads the QR code in a photo, scaled down to at most 1200 px a side, which the decoder handles well. */
export async function decodePhoto(photo: Blob): Promise<string | undefined> {
  const [decode, bitmap] = await Promise.all([loadDecoder(), createImageBitmap(photo)]);
  const scale = Math.min(1, 1200 / Math.max(bitmap.width, bitmap.height));
  const pixels = pixelsOf(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  bitmap.close();
  return pixels && decode(pixels);
}
