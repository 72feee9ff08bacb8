import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { staffSession } from '@idavuelta/shared/staff-session';
import type { ReactNode } from 'react';
import { useLogOut } from '../session/account.api.ts';
import { Failure } from '../ui/Failure.tsx';
import { isLoggedOut, logInPath } from '../ui/logged-out.ts';
import { Finder } from './finder/Finder.tsx';
import { AreaMenu } from './menu/AreaMenu.tsx';
import { PersonMenu } from './menu/PersonMenu.tsx';
import { PhoneMenu } from './menu/PhoneMenu.tsx';
import styles from './OfficeLayout.module.css';

interface OfficeLayoutProps {
  account: StaffAccount;
  title: string;
  /** Explains the page, beside its title. */
  help: ReactNode;
  children: ReactNode;
}

/** Lays out the header, the menu and the page. On a phone the menu is a bar at the foot. */
export function OfficeLayout({ account, title, help, children }: OfficeLayoutProps) {
  const { t } = useTranslation('back-office');
  const navigate = useNavigate();
  const [end, { error }] = useLogOut();
  const { permissions } = account;
  const logOut = async () => {
    const result = await end();
    // Only the API can end the session and remove its cookie.
    if (result.error && !isLoggedOut(result.error)) return;
    staffSession.end();
    navigate(logInPath);
  };
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <p className={styles.brand}>
          Idavuelta <span>{t('office')}</span>
        </p>
        <Finder permissions={permissions} />
        <PersonMenu account={account} onLogOut={() => void logOut()} />
      </header>
      <div className={styles.body}>
        <nav aria-label={t('menu')}>
          <div className={styles.side}>
            <AreaMenu permissions={permissions} />
          </div>
          <PhoneMenu permissions={permissions} />
        </nav>
        <div className={styles.content}>
          <div className={styles.heading}>
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            <div className={styles.help}>{help}</div>
          </div>
          {!isLoggedOut(error) && <Failure error={error} />}
          {children}
        </div>
      </div>
    </div>
  );
}
