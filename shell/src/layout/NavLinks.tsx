import { Link, useTranslation } from '@idavuelta/shared/platform';
import type { NavTarget } from './nav-links.ts';

interface NavLinksProps {
  targets: NavTarget[];
  /** Link target for the current page. */
  current?: string;
  onFollow?: () => void;
}

/** Links of the layout; the one to the current page has `aria-current`. */
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
