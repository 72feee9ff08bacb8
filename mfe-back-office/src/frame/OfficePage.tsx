import type { StaffAccount, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, Navigate, useTranslation } from '@idavuelta/shared/platform';
import { staffToken } from '@idavuelta/shared/staff-session';
import { PageHead } from '@idavuelta/shared/ui';
import { Result, Spin } from 'antd';
import type { ReactNode } from 'react';
import { useAccount } from '../session/account.api.ts';
import { AntdRoot } from '../ui/AntdRoot.tsx';
import { Failure } from '../ui/Failure.tsx';
import { OfficeLayout } from './OfficeLayout.tsx';

const logIn = '/back-office/log-in';

interface OfficePageProps {
  title: string;
  /** What the page needs; whoever has it not is told so. */
  permission?: StaffPermission;
  children: (account: StaffAccount) => ReactNode;
}

/** A page for who is logged in, in the frame of the back office. */
export function OfficePage({ title, permission = 'own-account', children }: OfficePageProps) {
  const { t } = useTranslation('back-office');
  const isAnonymous = !staffToken.read();
  const { data: account, error } = useAccount(undefined, { skip: isAnonymous });
  if (isAnonymous || ['UNAUTHENTICATED', 'FORBIDDEN'].includes((error as ApiProblem | undefined)?.code ?? ''))
    return <Navigate to={logIn} replace />;
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

const Waiting = ({ error }: { error: unknown }) => (error ? <Failure error={error} /> : <Spin fullscreen />);
