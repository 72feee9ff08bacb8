import { Link, useTranslation } from '@idavuelta/shared/platform';
import type { NavTarget } from './nav-links.ts';

interface NavLinksProps {
  targets: NavTarget[];
  /** Target of the page on screen. */
  current?: string;
  onFollow?: () => void;
}

/** Links of the layout; the one to the page on screen has `aria-current`. */
export function NavLinks({ targets, current, onFollow }: NavLinksProps) {
  const { t } = useTranslation('shell');
  return targets.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} aria-current={current === to ? 'page' : undefined} onClick={onFollow}>
        {t(label)}
      </Link>
    </li>
  ));
}
