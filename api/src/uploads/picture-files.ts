import { pictureWidths } from '@idavuelta/shared/contracts';
import type { Sharp } from 'sharp';

/** Pictures are shown three to two. */
export const full = { width: 1440, height: 960 };

interface PictureFile {
  width: number;
  /** Cut to this height, from the middle. */
  height?: number;
  format: keyof typeof encoders;
  /** What stands behind the name of the picture. */
  suffix: string;
}

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 1 }),
  jpeg: (image: Sharp) => image.jpeg({ quality: 80 }),
};

const formats = ['avif', 'webp'] as const;

/** Every file of a picture: what `Picture` of the site asks for, and what messengers show under a shared link. */
export const pictureFiles: PictureFile[] = [
  ...pictureWidths.flatMap((width) =>
    formats.map((format): PictureFile => ({ width, format, suffix: `-${width}.${format}` })),
  ),
  ...formats.map(
    (format): PictureFile => ({
      width: full.width,
      height: Math.round(full.width / 2.4),
      format,
      suffix: `-banner.${format}`,
    }),
  ),
  { width: 960, format: 'jpeg', suffix: '-960.jpeg' },
];

/** The picture in the size and format of one of its files. */
export const encode = (image: Sharp, { width, height, format }: PictureFile) =>
  encoders[format](image.resize({ width, height }));
