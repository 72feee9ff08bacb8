import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useLocation, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button, Grid, Layout, Menu } from 'antd';
import type { ReactNode } from 'react';
import { useLogOut } from '../session/account.api.ts';
import { staffToken } from '../session/token.ts';
import { areas } from './menu.ts';
import styles from './OfficeLayout.module.css';

interface OfficeLayoutProps {
  account: StaffAccount;
  title: string;
  children: ReactNode;
}

/** Menu, name of who works here, and the page. On a phone the menu lies above the page. */
export function OfficeLayout({ account, title, children }: OfficeLayoutProps) {
  const { t } = useTranslation('back-office');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { lg: isWide = true } = Grid.useBreakpoint();
  const [end] = useLogOut();
  const logOut = async () => {
    await end();
    staffToken.forget();
    navigate('/back-office/log-in');
  };
  const items = areas
    .filter(({ permission }) => account.permissions.includes(permission))
    .map(({ path, text }) => ({ key: path, label: t(text) }));
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
          <Menu
            mode={isWide ? 'inline' : 'horizontal'}
            selectedKeys={[pathname]}
            items={items}
            onClick={({ key }) => navigate(key)}
          />
        </nav>
        <div className={styles.content}>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {children}
        </div>
      </Layout>
    </Layout>
  );
}
