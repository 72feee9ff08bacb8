const widths = [480, 720, 960, 1440];

/** Addresses of a stored picture in a format, for `srcset`. @param path without width and extension */
export const pictureSources = (path: string, format: 'avif' | 'webp') =>
  widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');
