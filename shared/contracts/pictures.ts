/** Widths in which a picture is stored, as AVIF and WebP, at an aspect ratio of 3:2. */
export const pictureWidths = [480, 720, 960, 1440] as const;
