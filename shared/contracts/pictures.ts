/** Widths in which a stored picture is kept, as AVIF and as WebP; it is shown three to two. */
export const pictureWidths = [480, 720, 960, 1440] as const;
