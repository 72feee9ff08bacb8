import { createDrawingQueue, type DrawingQueue } from './drawing-queue.ts';
import { pictureNames, picturePaths } from './paths.ts';

export type { DrawingQueue };
export { picturePaths };

/** Starts drawing what is missing in `dir`. @param onError told of a picture that failed; the site works on without it */
export const drawPictures = (dir: string, onError: (error: unknown) => void = console.error): DrawingQueue =>
  createDrawingQueue(dir, pictureNames(), onError);
