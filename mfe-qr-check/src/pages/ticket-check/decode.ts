/** Decodes a picture's QR code; jsQR (47 KB) comes with the first scan, not with the page. */
export type Decode = (pixels: ImageData) => string | undefined;

export async function loadDecoder(): Promise<Decode> {
  const { default: jsQR } = await import('jsqr');
  return ({ data, width, height }) => jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data || undefined;
}

/** The pixels of a video frame or a photo. Undefined when the picture has no size yet. */
export function pixelsOf(source: HTMLVideoElement | ImageBitmap, width: number, height: number) {
  if (!width || !height) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(source, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}

/** The text of the code in a photo, scaled down to what the decoder handles well. */
export async function decodePhoto(photo: Blob): Promise<string | undefined> {
  const [decode, bitmap] = await Promise.all([loadDecoder(), createImageBitmap(photo)]);
  const scale = Math.min(1, 1200 / Math.max(bitmap.width, bitmap.height));
  const pixels = pixelsOf(bitmap, Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  bitmap.close();
  return pixels && decode(pixels);
}
