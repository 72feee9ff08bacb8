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
 * Has the first screen's picture fetched from the head of the page, ahead of the scripts behind the content: otherwise
 * they share the line with it. React moves the links into `<head>`; browsers without AVIF leave them alone.
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
