import HomeOutlined from '@ant-design/icons/es/icons/HomeOutlined';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import type { StaffPermission } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { lazy, Suspense, useCallback, useState } from 'react';
import { home } from '../areas.ts';
import styles from './PhoneMenu.module.css';

const AreaDrawer = lazy(() => import('./AreaDrawer.tsx'));

/** The bar at the foot of a phone's screen, within the thumb's reach: the first page, and all areas in a drawer. */
export function PhoneMenu({ permissions }: { permissions: StaffPermission[] }) {
  const { t } = useTranslation('back-office');
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const show = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <div className={styles.bar}>
      <Link to={home} className={styles.item}>
        <HomeOutlined aria-hidden />
        <span>{t('areas.home.title')}</span>
      </Link>
      <button type="button" className={styles.item} aria-haspopup="dialog" onClick={show}>
        <MenuOutlined aria-hidden />
        <span>{t('menu')}</span>
      </button>
      {wasOpen && (
        <Suspense>
          <AreaDrawer permissions={permissions} open={open} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
