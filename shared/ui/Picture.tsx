import { usePlatform } from '@idavuelta/shared/platform';
import { useCallback, useEffect, useRef, useState } from 'react';
import { breakpoints } from './breakpoints.ts';
import styles from './Picture.module.css';
import { PicturePreload } from './PicturePreload.tsx';
import { pictureSources } from './picture-sources.ts';
import { useHydrated } from './useHydrated.ts';

/**
 * When a picture is fetched. `eager`: at once and first, for the one largest picture of the first screen. `lazy`: as
 * the visitor gets near. `after-hydration`: the same, but not before the page is hydrated, for pictures below the first
 * screen. `wide-first`: as `lazy` in wide windows and `after-hydration` in others. `background`: after all others, even
 * if it is never shown.
 */
export type PictureLoading = 'eager' | 'lazy' | 'wide-first' | 'after-hydration' | 'background';

interface PictureProps {
  /** The path from the API, without width and extension; empty without a picture. */
  path: string;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** CSS `sizes`: how wide the picture is shown. */
  sizes: string;
  loading?: PictureLoading;
  /** An event's banner: wide windows get a cropped version. */
  banner?: boolean;
  /** Shown in wide windows only: others fetch nothing. */
  wideOnly?: boolean;
  className?: string;
  ratio?: [width: number, height: number];
}

/** The smallest valid GIF: one transparent pixel. */
const transparentGif = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * A stored picture in the best width for the browser; a drawn placeholder when it cannot be loaded. Browsers without
 * AVIF, a few in a hundred, get one width: a second list of addresses would weigh on every page.
 */
export function Picture({ loading = 'lazy', ...picture }: PictureProps) {
  const hydrated = useHydrated(); // until then pictures would compete with what matters
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const { path, alt, className } = picture;
  if (failed || !path) return <span className={styles.placeholder} {...(alt && { role: 'img', 'aria-label': alt })} />;
  const waits = loading === 'wide-first' && !hydrated;
  const image = <Image {...picture} wideOnly={picture.wideOnly || waits} loading={loading} onError={fail} />;
  if (loading !== 'after-hydration' || hydrated) return image;
  return (
    <>
      <span className={className} />
      <noscript>
        <WithoutScripts {...picture} />
      </noscript>
    </>
  );
}

/** The one width that browsers without AVIF get: address lists of all waiting pictures would weigh on every page. */
function WithoutScripts(picture: PictureProps) {
  const { apiBaseUrl } = usePlatform();
  return <img {...fallbackOf(apiBaseUrl, picture)} alt={picture.alt} loading="lazy" />;
}

const fallbackOf = (apiBaseUrl: string, { path, className, ratio: [width, height] = [3, 2] }: PictureProps) => ({
  src: `${apiBaseUrl}${path}-960.webp`,
  width: width * 320,
  height: height * 320,
  className,
});

function Image(props: PictureProps & { onError: () => void }) {
  const { path, alt, sizes, loading, banner, wideOnly, onError } = props;
  const { apiBaseUrl } = usePlatform();
  const image = useRef<HTMLImageElement>(null);
  const base = `${apiBaseUrl}${path}`;
  useEffect(() => {
    // It may have failed before the page was hydrated.
    if (image.current?.complete && image.current.currentSrc && image.current.naturalWidth === 0) onError();
  }, [onError]);

  const picture = (
    <picture>
      {wideOnly && <source media={breakpoints.belowDesktop} srcSet={transparentGif} />}
      {banner && <source media={breakpoints.desktop} type="image/avif" srcSet={`${base}-banner.avif`} />}
      {banner && <source media={breakpoints.desktop} srcSet={`${base}-banner.webp`} />}
      <source type="image/avif" srcSet={pictureSources(base)} sizes={sizes} />
      <img
        ref={image}
        {...fallbackOf(apiBaseUrl, props)}
        alt={alt}
        loading={loading === 'eager' || loading === 'background' ? 'eager' : 'lazy'}
        fetchPriority={loading === 'eager' ? 'high' : loading === 'background' ? 'low' : undefined}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
  if (loading !== 'eager') return picture;
  return (
    <>
      <PicturePreload base={base} sizes={sizes} banner={banner} wideOnly={wideOnly} />
      {picture}
    </>
  );
}
