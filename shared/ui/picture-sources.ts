import { pictureWidths } from '../contracts/index.ts';

/** Addresses of a stored picture as AVIF, for `srcset`. @param path without width and extension */
export const pictureSources = (path: string) =>
  pictureWidths.map((width) => `${path}-${width}.avif ${width}w`).join(', ');
