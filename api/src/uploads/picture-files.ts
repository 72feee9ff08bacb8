import { pictureWidths } from '@idavuelta/shared/contracts';
import { type PictureShape, pictureShapes } from '@idavuelta/shared/contracts/staff';
import type { Sharp } from 'sharp';

const fullWidth = 1440;

/** Returns the size of a shape's largest picture in pixels, and how to fit the picture into it. */
export const frameOf = (shape: PictureShape) => {
  const [width, height] = pictureShapes[shape];
  return {
    width: fullWidth,
    height: Math.round((fullWidth * height) / width),
    fit: shape === 'logo' ? ('contain' as const) : ('cover' as const),
  };
};

interface PictureFile {
  width: number;
  /** Crops to this height, around the centre. */
  height?: number;
  format: keyof typeof encoders;
  /** Suffix of the file name. */
  suffix: string;
}

const encoders = {
  avif: (image: Sharp) => image.avif({ quality: 50, effort: 1 }),
  webp: (image: Sharp) => image.webp({ quality: 76, effort: 1 }),
  jpeg: (image: Sharp) => image.jpeg({ quality: 80 }),
};

const formats = ['avif', 'webp'] as const;

/** All files of a picture: those used by the site's `Picture`, and the preview of shared links. */
export const pictureFiles: PictureFile[] = [
  ...pictureWidths.flatMap((width) =>
    formats.map((format): PictureFile => ({ width, format, suffix: `-${width}.${format}` })),
  ),
  ...formats.map(
    (format): PictureFile => ({
      width: fullWidth,
      height: Math.round(fullWidth / 2.4),
      format,
      suffix: `-banner.${format}`,
    }),
  ),
  { width: 960, format: 'jpeg', suffix: '-960.jpeg' },
];

export const encode = (image: Sharp, { width, height, format }: PictureFile) =>
  encoders[format](image.resize({ width, height }));
