import { Link, useLocation, useTranslation } from '@idavuelta/shared/platform';
import type { NavTarget } from './nav-links.ts';

/** Links of the layout; the one to the page on screen has `aria-current`. */
export function NavLinks({ targets, onFollow }: { targets: NavTarget[]; onFollow?: () => void }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return targets.map(({ to, label }) => (
    <li key={to}>
      <Link to={to} aria-current={pathname === to ? 'page' : undefined} onClick={onFollow}>
        {t(label)}
      </Link>
    </li>
  ));
}
