import type { PictureStore } from '@idavuelta/api/media/picture-store.ts';
import { createDrawingQueue } from './drawing-queue.ts';
import { pictureNames, picturePath } from './paths.ts';

/**
 * The drawn pictures of the demo catalogue. What is missing in `dir` is drawn in the background.
 * @param onError told of a picture that failed; the site works on without it
 */
export function createDemoPictures(dir: string, onError: (error: unknown) => void = console.error): PictureStore {
  const queue = createDrawingQueue(dir, pictureNames(), onError);
  return { pathOf: picturePath, whenReady: queue.drawn };
}
