export { Button, ButtonLink } from './Button.tsx';
export { breakpoints } from './breakpoints.ts';
export { Notice } from './Notice.tsx';
export { PageHead, type PageHeadProps } from './PageHead.tsx';
export { Picture, type PictureLoading, pictureSources } from './Picture.tsx';
export { QueryBoundary } from './QueryBoundary.tsx';
export { Spinner } from './Spinner.tsx';
export { StateBadge } from './StateBadge.tsx';
export { TripLine, type TripStop } from './TripLine.tsx';
