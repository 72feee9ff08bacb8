interface PictureProps {
  path: string;
  alt: string;
  /** CSS `sizes`: its displayed width. */
  sizes: string;
  /** The largest one of the first screen. */
  isFirst?: boolean;
}

const widths = [480, 720, 960, 1440];

/** Shows a picture of the site in the width that fits. */
export function Picture({ path, alt, sizes, isFirst = false }: PictureProps) {
  const base = `/backend${path}`;
  return (
    <img
      src={`${base}-960.webp`}
      srcSet={widths.map((width) => `${base}-${width}.avif ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={960}
      height={640}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
    />
  );
}
