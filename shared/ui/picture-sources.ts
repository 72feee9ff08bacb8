const widths = [480, 720, 960, 1440];

/** Addresses of a stored picture as AVIF, for `srcset`. @param path without width and extension */
export const pictureSources = (path: string) => widths.map((width) => `${path}-${width}.avif ${width}w`).join(', ');
