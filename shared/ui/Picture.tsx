import { usePlatform } from '@idavuelta/shared/platform';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styles from './Picture.module.css';

const widths = [480, 960, 1440];

/** Addresses of a stored picture in a format, for `srcset`. @param path without width and extension */
export const pictureSources = (path: string, format: 'avif' | 'webp') =>
  widths.map((width) => `${path}-${width}.${format} ${width}w`).join(', ');

/**
 * When a picture is fetched. `first`: at once, the largest of the first screen. `near`: as the visitor gets near.
 * `ready`: the same, but not before the page answers, for what is below the first screen. `last`: unasked, after all others.
 */
export type PictureTime = 'first' | 'near' | 'ready' | 'last';

interface PictureProps {
  /** As the API gives it, without width and extension. */
  path: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string;
  time?: PictureTime;
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
export function Picture({ time = 'near', ...picture }: PictureProps) {
  const answering = useAnswering();
  const [missing, setMissing] = useState(false);
  const lose = useCallback(() => setMissing(true), []);
  const { alt, className } = picture;
  if (missing) return <span className={styles.missing} {...(alt && { role: 'img', 'aria-label': alt })} />;
  const image = <Image {...picture} time={time} onMissing={lose} />;
  if (time !== 'ready' || answering) return image;
  return (
    <>
      <span className={className} />
      <noscript>{image}</noscript>
    </>
  );
}

function Image(picture: PictureProps & { onMissing: () => void }) {
  const { path, alt, sizes, time, banner, wideOnly, className, ratio = [3, 2], onMissing } = picture;
  const { apiBaseUrl } = usePlatform();
  const image = useRef<HTMLImageElement>(null);
  const base = `${apiBaseUrl}${path}`;
  useEffect(() => {
    // It may have failed before the page from the server was taken over.
    if (image.current?.complete && image.current.currentSrc && image.current.naturalWidth === 0) onMissing();
  }, [onMissing]);

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
        loading={time === 'first' || time === 'last' ? 'eager' : 'lazy'}
        fetchPriority={time === 'first' ? 'high' : time === 'last' ? 'low' : 'auto'}
        decoding="async"
        className={className}
        onError={onMissing}
      />
    </picture>
  );
}

const never = () => () => {};

/** False on a server and while a page from there is taken over; then pictures may compete with nothing that matters. */
const useAnswering = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
