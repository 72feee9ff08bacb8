import { iconOf } from './area-icons.ts';

/** The icon of an area. All icons are one file, which is loaded after the page. */
export default function AreaIcon({ area }: { area: string | undefined }) {
  const Icon = iconOf(area);
  return <Icon aria-hidden />;
}
