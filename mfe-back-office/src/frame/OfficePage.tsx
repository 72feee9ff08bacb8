import type { StaffAccount, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { Navigate, useLocation, useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import { Result, Spin } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAccount } from '../session/account.api.ts';
import { useOtherTabs } from '../session/useOtherTabs.ts';
import { AntdRoot } from '../ui/AntdRoot.tsx';
import { Failure } from '../ui/Failure.tsx';
import { isLoggedOut, logInPath } from '../ui/logged-out.ts';
import { OfficeLayout } from './OfficeLayout.tsx';

interface OfficePageProps {
  title: string;
  /** What the page needs; whoever has it not is told so. */
  permission?: StaffPermission;
  children: (account: StaffAccount) => ReactNode;
}

/** A page for who is logged in, in the frame of the back office. */
export function OfficePage({ title, permission = 'own-account', children }: OfficePageProps) {
  const { t } = useTranslation('back-office');
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

/** Whoever logs in comes back to the page that was open. */
function ToLogIn() {
  const { pathname, search } = useLocation();
  const [state] = useState({ from: pathname + search });
  return <Navigate to={logInPath} state={state} replace />;
}

const Waiting = ({ error }: { error: unknown }) => (error ? <Failure error={error} /> : <Spin fullscreen />);
