import { pictureWidths } from '@idavuelta/shared/contracts';
import { type PictureShape, pictureShapes } from '@idavuelta/shared/contracts/staff';
import type { Sharp } from 'sharp';

const fullWidth = 1440;

/** The frame of the largest picture of a shape, in pixels, and how it gets into that. */
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
      width: fullWidth,
      height: Math.round(fullWidth / 2.4),
      format,
      suffix: `-banner.${format}`,
    }),
  ),
  { width: 960, format: 'jpeg', suffix: '-960.jpeg' },
];

/** The picture in the size and format of one of its files. */
export const encode = (image: Sharp, { width, height, format }: PictureFile) =>
  encoders[format](image.resize({ width, height }));
