import { breakpoints } from './breakpoints.ts';
import { pictureSources } from './picture-sources.ts';

interface PicturePreloadProps {
  /** Address without width and extension. */
  base: string;
  sizes: string;
  banner?: boolean;
  wideOnly?: boolean;
}

/**
 * Preloads the picture of the first screen from the head of the page, ahead of the scripts, which would otherwise share
 * the bandwidth. React moves the links into `<head>`; browsers without AVIF ignore them.
 */
export function PicturePreload({ base, sizes, banner, wideOnly }: PicturePreloadProps) {
  return (
    <>
      {banner && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          media={breakpoints.desktop}
          href={`${base}-banner.avif`}
          fetchPriority="high"
        />
      )}
      <link
        rel="preload"
        as="image"
        type="image/avif"
        media={banner ? breakpoints.belowDesktop : wideOnly ? breakpoints.desktop : undefined}
        href={`${base}-960.avif`}
        imageSrcSet={pictureSources(base)}
        imageSizes={sizes}
        fetchPriority="high"
      />
    </>
  );
}
