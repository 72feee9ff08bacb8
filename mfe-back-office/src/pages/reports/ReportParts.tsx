import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import { useLocation, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Menu } from 'antd';
import { areaAt, linkTo } from '../../kit/areas.ts';
import styles from './ReportParts.module.css';

const parts = { sales: '/reports', trips: '/reports/trips' } as const;
type ReportPart = keyof typeof parts;
const isPart = (key: string): key is ReportPart => key in parts;

interface ReportPartsProps {
  /** The report that the page shows. */
  part: ReportPart;
  permissions: readonly StaffPermission[];
}

/** Leads from one report to another, of the same days. Who may read one alone is not led anywhere. */
export function ReportParts({ part, permissions }: ReportPartsProps) {
  const { t } = useTranslation('back-office/reports');
  const { search } = useLocation();
  const navigate = useNavigate();
  const open = (Object.keys(parts) as ReportPart[]).filter((key) =>
    permissions.includes(areaAt(parts[key]).permission),
  );
  if (open.length < 2) return null;
  return (
    <nav aria-label={t('parts.title')} className={styles.parts}>
      <Menu
        mode="horizontal"
        selectedKeys={[part]}
        items={open.map((key) => ({ key, label: t(`parts.${key}`) }))}
        onClick={({ key }) => isPart(key) && navigate({ pathname: linkTo(parts[key]), search })}
      />
    </nav>
  );
}
