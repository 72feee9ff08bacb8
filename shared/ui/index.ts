export { Button, ButtonLink } from './Button.tsx';
export { Loaded } from './Loaded.tsx';
export { Notice } from './Notice.tsx';
export { PageHead, type PageHeadProps } from './PageHead.tsx';
export { Picture, type PictureTime, pictureSources } from './Picture.tsx';
export { Spinner } from './Spinner.tsx';
export { StateBadge } from './StateBadge.tsx';
export { TripLine, type TripStop } from './TripLine.tsx';
