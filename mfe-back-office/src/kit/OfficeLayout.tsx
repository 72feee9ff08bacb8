import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { LeaveGuard } from '../forms/unsaved/LeaveGuard.tsx';
import { useLogOutOf } from '../session/useLogOutOf.ts';
import { Failure } from '../ui/Failure.tsx';
import { isLoggedOut } from '../ui/logged-out.ts';
import { Finder } from './finder/Finder.tsx';
import { AreaMenu } from './menu/AreaMenu.tsx';
import { PersonMenu } from './menu/PersonMenu.tsx';
import { PhoneMenu } from './menu/PhoneMenu.tsx';
import styles from './OfficeLayout.module.css';
import { UndoOffers } from './undo/UndoOffers.tsx';

const LogOutDialog = lazy(() => import('../forms/unsaved/LogOutDialog.tsx'));

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
  const { logOut, mustAsk, error } = useLogOutOf(account);
  const [isAsking, setAsking] = useState(false);
  const { permissions } = account;
  return (
    <LeaveGuard>
      <div className={styles.page}>
        <header className={styles.header}>
          <p className={styles.brand}>
            Idavuelta <span>{t('office')}</span>
          </p>
          <Finder permissions={permissions} />
          <PersonMenu account={account} onLogOut={() => (mustAsk() ? setAsking(true) : void logOut())} />
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
            <UndoOffers />
          </div>
        </div>
      </div>
      <Suspense>
        {isAsking && (
          <LogOutDialog
            onStay={() => setAsking(false)}
            onLogOut={() => {
              setAsking(false);
              void logOut();
            }}
          />
        )}
      </Suspense>
    </LeaveGuard>
  );
}
