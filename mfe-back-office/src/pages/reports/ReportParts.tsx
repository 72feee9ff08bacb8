import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import { Link, useLocation, useTranslation } from '@idavuelta/shared/platform';
import { type AreaPath, areaAt, linkTo } from '../../kit/areas.ts';
import styles from './ReportParts.module.css';

const reports = [
  '/reports',
  '/reports/lead-times',
  '/reports/coupons',
  '/reports/trips',
  '/reports/no-shows',
  '/reports/districts',
  '/reports/mails',
] as const satisfies AreaPath[];

/** Filters that every report has. */
const common = ['period', 'from', 'until', 'country', 'event', 'compare'];

interface ReportPartsProps {
  permissions: readonly StaffPermission[];
}

/** Links each report to the others with the same days, country and event. */
export function ReportParts({ permissions }: ReportPartsProps) {
  const { t } = useTranslation('back-office/reports');
  const { pathname, search } = useLocation();
  const open = reports.filter((path) => permissions.includes(areaAt(path).permission));
  const kept = [...new URLSearchParams(search)].filter(([name]) => common.includes(name));
  const query = kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
  return (
    <nav aria-label={t('reports')} className={styles.parts}>
      <ul>
        {open.map((path) => (
          <li key={path}>
            <Link to={linkTo(path) + query} aria-current={linkTo(path) === pathname ? 'page' : undefined}>
              {t(`shown.titles.${areaAt(path).name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
