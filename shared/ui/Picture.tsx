import { usePlatform } from '@idavuelta/shared/platform';
import { useEffect, useRef, useState } from 'react';
import styles from './Picture.module.css';

const widths = [480, 960, 1440];

/** Addresses of a stored picture in a format, for `srcset`. @param path without width and extension */
export const pictureSources = (path: string, format: 'avif' | 'webp') =>
  widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');

interface PictureProps {
  /** As the API gives it, without width and extension. */
  path: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string;
  /** The largest picture of the first screen: loaded at once and first. `last`: loaded unasked, but after all others. */
  eager?: boolean | 'last';
  /** An event's picture across the page: wide windows get the part of it that they show. */
  banner?: boolean;
  /** Shown in wide windows only: nothing is fetched for it in others. */
  wideOnly?: boolean;
  className?: string;
  ratio?: [width: number, height: number];
}

/** Nothing, in the smallest form a browser takes for a picture. */
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** A stored picture in the best format and width the browser takes; a drawn road where there is none. */
export function Picture({ path, alt, sizes, eager, banner, wideOnly, className, ratio = [3, 2] }: PictureProps) {
  const { apiBaseUrl } = usePlatform();
  const image = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    // It may have failed before the page from the server was taken over.
    if (image.current?.complete && image.current.currentSrc && image.current.naturalWidth === 0) setMissing(true);
  }, []);
  if (missing) return <span className={styles.missing} {...(alt && { role: 'img', 'aria-label': alt })} />;
  const base = `${apiBaseUrl}${path}`;
  return (
    <picture>
      {wideOnly && <source media="(max-width: 959px)" srcSet={nothing} />}
      {banner && <source media="(min-width: 960px)" type="image/avif" srcSet={`${base}-banner.avif`} />}
      {banner && <source media="(min-width: 960px)" srcSet={`${base}-banner.webp`} />}
      <source type="image/avif" srcSet={pictureSources(base, 'avif')} sizes={sizes} />
      <img
        ref={image}
        src={`${base}-960.webp`}
        srcSet={pictureSources(base, 'webp')}
        sizes={sizes}
        alt={alt}
        width={ratio[0] * 320}
        height={ratio[1] * 320}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager === 'last' ? 'low' : eager ? 'high' : 'auto'}
        decoding="async"
        className={className}
        onError={() => setMissing(true)}
      />
    </picture>
  );
}
