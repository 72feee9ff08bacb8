import type { PictureStore } from '@idavuelta/api/media/picture-store.ts';
import { createDrawingQueue } from './drawing-queue.ts';
import { pictureNames, picturePath } from './paths.ts';

/**
 * The drawn pictures of the demo catalogue. Those that are not in `dir` yet are drawn in the background.
 * @param onError called for each picture that cannot be drawn; the others are not affected
 */
export function createDemoPictures(dir: string, onError: (error: unknown) => void = console.error): PictureStore {
  const queue = createDrawingQueue(dir, pictureNames(), onError);
  return { pathOf: picturePath, whenReady: queue.drawn };
}
