import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { Navigate, useLocation, useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import { Result, Spin } from 'antd';
import { type ReactNode, useState } from 'react';
import { useAccount } from '../session/account.api.ts';
import { useOfficeLanguage } from '../session/useOfficeLanguage.ts';
import { useOtherTabs } from '../session/useOtherTabs.ts';
import { AntdRoot } from '../ui/AntdRoot.tsx';
import { Failure } from '../ui/Failure.tsx';
import { isLoggedOut, logInPath } from '../ui/logged-out.ts';
import { type AreaPath, areaAt } from './areas.ts';
import { HowThisWorks } from './HowThisWorks.tsx';
import { OfficeLayout } from './OfficeLayout.tsx';
import { ThingContext } from './useThing.ts';

interface OfficePageProps {
  /** Path of the page, which determines its permission and, for an area, its title. */
  path: AreaPath;
  title?: string;
  children: (account: StaffAccount) => ReactNode;
}

/**
 * A page of the back office with its menu. Redirects visitors to the log-in and shows staff without the permission an
 * explanation. A page that shows one thing gives its name to the browser's tab by `useThing`.
 */
export function OfficePage({ path, title: ownTitle, children }: OfficePageProps) {
  const { t } = useTranslation('back-office');
  const { name, permission } = areaAt(path);
  const title = ownTitle ?? t(`areas.${name}.title`);
  const [thing, setThing] = useState<string>();
  const { data: account, error } = useAccount();
  useOtherTabs();
  useOfficeLanguage(account?.language);
  if (isLoggedOut(error)) return <ToLogIn />;
  return (
    <AntdRoot>
      <PageHead title={tabTitle(title, thing)} description={t('description')} noIndex />
      {account ? (
        <OfficeLayout account={account} title={title} help={<HowThisWorks path={path} docsUrl={account.docsUrl} />}>
          {account.permissions.includes(permission) ? (
            <ThingContext value={setThing}>{children(account)}</ThingContext>
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

/** The browser's tab shows the thing before the title, unless the title contains its name. */
const tabTitle = (title: string, thing = '') => (title.includes(thing) ? title : `${thing} · ${title}`);
