import type { PictureStore } from '@idavuelta/api/media/picture-store.ts';
import { pictureNames, picturePath } from './paths.ts';
import { createRenditionQueue } from './rendition-queue.ts';

/**
 * The pictures of the demo catalogue. Those of which `dir` lacks a file are rendered in the background.
 * @param onError called for each picture that cannot be rendered; the others are not affected
 */
export function createDemoPictures(dir: string, onError: (error: unknown) => void = console.error): PictureStore {
  const queue = createRenditionQueue(dir, pictureNames(), onError);
  return { pathOf: picturePath, whenReady: queue.whenReady };
}
