/** A part of a picture, and the size to which it is scaled for reading. In pixels. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
  scaledWidth: number;
  scaledHeight: number;
}

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** @returns the pixels of a picture's part, scaled; undefined where there is no canvas */
export function pixelsOf(canvas: Canvas, source: CanvasImageSource, crop: Crop): ImageData | undefined {
  const { scaledWidth: width, scaledHeight: height } = crop;
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D | null;
  // By default browsers skip pixels instead of averaging them, which keeps the noise of dark places.
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(source, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}

/**
 * How successive attempts read the square in the middle of a frame, where the page asks staff to hold the code: whole
 * and in detail; whole and coarser, which reduces the noise of dark places; only the centre, for a small or distant
 * code. `part` is a fraction of the square's side, `side` is in pixels.
 */
const views = [
  { part: 1, side: 640 },
  { part: 1, side: 400 },
  { part: 0.5, side: 640 },
] as const;
export const viewCount = views.length;

/** @param attempt counts the attempts from 0 @returns what to decode of a frame; undefined before the first one */
export function viewOf({ videoWidth, videoHeight }: HTMLVideoElement, attempt: number): Crop | undefined {
  const square = Math.min(videoWidth, videoHeight);
  if (!square) return undefined;
  const { part, side } = views[attempt % viewCount] ?? views[0];
  const taken = Math.round(square * part);
  // A whole square is not enlarged, which would add no detail.
  const scaled = part === 1 ? Math.min(side, square) : side;
  const [x, y] = [Math.round((videoWidth - taken) / 2), Math.round((videoHeight - taken) / 2)];
  return { x, y, width: taken, height: taken, scaledWidth: scaled, scaledHeight: scaled };
}

/** Longer sides in pixels to which a photo is scaled in turn: a larger one has more detail and more noise. */
export const photoSides = [1200, 640];

/** The whole photo, scaled so that its longer side is `side`. */
export function wholeOf({ width, height }: ImageBitmap, side: number): Crop {
  const scale = Math.min(1, side / Math.max(width, height));
  const [scaledWidth, scaledHeight] = [Math.round(width * scale), Math.round(height * scale)];
  return { x: 0, y: 0, width, height, scaledWidth, scaledHeight };
}
