import type { StaffAccount, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { useLocation, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { staffSession } from '@idavuelta/shared/staff-session';
import { Button, Grid, Layout, Menu } from 'antd';
import { memo, type ReactNode } from 'react';
import { useLogOut } from '../session/account.api.ts';
import { Failure } from '../ui/Failure.tsx';
import { isLoggedOut, logInPath } from '../ui/logged-out.ts';
import { areaOf, openAreas } from './areas.ts';
import styles from './OfficeLayout.module.css';

interface OfficeLayoutProps {
  account: StaffAccount;
  title: string;
  children: ReactNode;
}

/** Lays out the menu, the user's name and the page. On a phone the menu is above the page. */
export function OfficeLayout({ account, title, children }: OfficeLayoutProps) {
  const { t } = useTranslation('back-office');
  const navigate = useNavigate();
  const { lg: isWide = true } = Grid.useBreakpoint();
  const [end, { error }] = useLogOut();
  const logOut = async () => {
    const result = await end();
    // Only the API can end the session and remove its cookie.
    if (result.error && !isLoggedOut(result.error)) return;
    staffSession.end();
    navigate(logInPath);
  };
  return (
    <Layout className={styles.page}>
      <Layout.Header className={styles.header}>
        <p className={styles.brand}>
          Idavuelta <span>{t('office')}</span>
        </p>
        <p className={styles.person}>{`${account.name} · ${t(`roles.${account.role}`)}`}</p>
        <Button ghost onClick={() => void logOut()}>
          {t('log_out')}
        </Button>
      </Layout.Header>
      <Layout className={isWide ? styles.wide : styles.narrow}>
        <nav aria-label={t('menu')} className={isWide ? styles.side : undefined}>
          <AreaMenu isWide={isWide} permissions={account.permissions} />
        </nav>
        <div className={styles.content}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {!isLoggedOut(error) && <Failure error={error} />}
          {children}
        </div>
      </Layout>
    </Layout>
  );
}

interface AreaMenuProps {
  isWide: boolean;
  permissions: StaffPermission[];
}

/** Renders again when the area changes, not with every letter typed on the page. */
const AreaMenu = memo(function AreaMenu({ isWide, permissions }: AreaMenuProps) {
  const { t } = useTranslation('back-office');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const groups = openAreas(permissions).map(({ group, areas }) => ({
    key: group,
    type: 'group' as const,
    label: t(`menu_groups.${group}`),
    children: areas.map(({ path, name }) => ({ key: path, label: t(`areas.${name}.title`) })),
  }));
  const area = areaOf(pathname, permissions);
  return (
    <Menu
      mode={isWide ? 'inline' : 'horizontal'}
      selectedKeys={area ? [area] : []}
      items={isWide ? groups : groups.flatMap(({ children }) => children)}
      onClick={({ key }) => navigate(key)}
    />
  );
});
