import { picturePaths } from './paths.ts';
import { type Progress, renderPictures } from './render.ts';

export { picturePaths };

export interface EnsureOptions {
  onProgress?: (progress: Progress) => void;
  /** Called when drawing fails; the site works on without the pictures. */
  onError?: (error: unknown) => void;
}

/** Starts drawing what is missing in `dir` and gives the paths at once. */
export function ensurePictures(dir: string, { onProgress, onError = console.error }: EnsureOptions = {}) {
  renderPictures(dir, onProgress).catch(onError);
  return picturePaths();
}
