/** A part of a picture, and the size that it is read in. In pixels. */
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
  // By default browsers leave points out instead of averaging them, and so keep the noise of a dark place.
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(source, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height);
}

/**
 * How the square in the middle of a frame, where the page asks to hold the code, is looked at in turn: as a whole with its
 * details; coarser, which evens out the noise of a dark place; and its own middle, for a small or distant code. In parts
 * of the square's side, and in pixels.
 */
const views = [
  { part: 1, side: 640 },
  { part: 1, side: 400 },
  { part: 0.5, side: 640 },
] as const;
export const viewCount = views.length;

/** @param attempt counts the tries from 0 @returns what to decode of a frame; undefined before the first one */
export function viewOf({ videoWidth, videoHeight }: HTMLVideoElement, attempt: number): Crop | undefined {
  const square = Math.min(videoWidth, videoHeight);
  if (!square) return undefined;
  const { part, side } = views[attempt % viewCount] ?? views[0];
  const taken = Math.round(square * part);
  // A whole square is not enlarged, which would show nothing more.
  const scaled = part === 1 ? Math.min(side, square) : side;
  const [x, y] = [Math.round((videoWidth - taken) / 2), Math.round((videoHeight - taken) / 2)];
  return { x, y, width: taken, height: taken, scaledWidth: scaled, scaledHeight: scaled };
}

/** Longer sides of a photo as it is decoded in turn, in pixels: a large one has more details and more noise. */
export const photoSides = [1200, 640];

/** The whole of a photo, its longer side scaled down to `side`. */
export function wholeOf({ width, height }: ImageBitmap, side: number): Crop {
  const scale = Math.min(1, side / Math.max(width, height));
  const [scaledWidth, scaledHeight] = [Math.round(width * scale), Math.round(height * scale)];
  return { x: 0, y: 0, width, height, scaledWidth, scaledHeight };
}
