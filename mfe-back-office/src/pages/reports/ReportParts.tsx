import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import { useLocation, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Menu } from 'antd';
import { areaAt, areaPaths, linkTo } from '../../kit/areas.ts';
import styles from './ReportParts.module.css';

const reports = areaPaths.filter((path) => path.startsWith('/reports')).sort();

interface ReportPartsProps {
  permissions: readonly StaffPermission[];
}

/** Links each report to the others for the same days. Hidden where only one of them may be read. */
export function ReportParts({ permissions }: ReportPartsProps) {
  const { t } = useTranslation('back-office/reports');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = reports.filter((path) => permissions.includes(areaAt(path).permission));
  if (open.length < 2) return null;
  return (
    <nav aria-label={t('reports')} className={styles.parts}>
      <Menu
        mode="horizontal"
        selectedKeys={[pathname]}
        items={open.map((path) => ({ key: linkTo(path), label: t(`shown.titles.${areaAt(path).name}`) }))}
        onClick={({ key }) => navigate({ pathname: key, search })}
      />
    </nav>
  );
}
