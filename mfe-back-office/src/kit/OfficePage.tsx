import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { Navigate, useLocation, useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import { Result, Spin } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAccount } from '../session/account.api.ts';
import { useOtherTabs } from '../session/useOtherTabs.ts';
import { AntdRoot } from '../ui/AntdRoot.tsx';
import { Failure } from '../ui/Failure.tsx';
import { isLoggedOut, logInPath } from '../ui/logged-out.ts';
import { type AreaPath, areaAt } from './areas.ts';
import { OfficeLayout } from './OfficeLayout.tsx';

interface OfficePageProps {
  /** Path of the page, which determines its permission and, for an area, its title. */
  path: AreaPath;
  title?: string;
  children: (account: StaffAccount) => ReactNode;
}

/**
 * A page of the back office with its menu. Redirects visitors to the log-in and shows staff without the permission an
 * explanation.
 */
export function OfficePage({ path, title: ownTitle, children }: OfficePageProps) {
  const { t } = useTranslation('back-office');
  const { name, permission } = areaAt(path);
  const title = ownTitle ?? t(`areas.${name}.title`);
  const { data: account, error } = useAccount();
  useOtherTabs();
  if (isLoggedOut(error)) return <ToLogIn />;
  return (
    <AntdRoot>
      <PageHead title={title} description={t('description')} noIndex />
      {account ? (
        <OfficeLayout account={account} title={title}>
          {account.permissions.includes(permission) ? (
            children(account)
          ) : (
            <Result status="403" title={t('errors.FORBIDDEN')} />
          )}
        </OfficeLayout>
      ) : (
        <Waiting error={error} />
      )}
    </AntdRoot>
  );
}

/** Redirects to the log-in, which returns to the current page. */
function ToLogIn() {
  const { pathname, search } = useLocation();
  const [state] = useState({ from: pathname + search });
  return <Navigate to={logInPath} state={state} replace />;
}

const Waiting = ({ error }: { error: unknown }) => (error ? <Failure error={error} /> : <Spin fullscreen />);
