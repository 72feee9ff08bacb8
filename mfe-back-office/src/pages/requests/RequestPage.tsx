import type { RouteParams } from '@idavuelta/shared/contracts';
import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Skeleton } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useThing } from '../../kit/useThing.ts';
import { Failure } from '../../ui/Failure.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { Decisions } from './Decisions.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestGuests } from './RequestGuests.tsx';
import { useRequest } from './requests.api.ts';

/** Shows a request for a private event: submission, guests and decisions. */
export default function RequestPage({ params }: { params: RouteParams }) {
  const { t } = useTranslation('back-office/requests');
  return (
    <OfficePage path="/requests/:id" title={t('request')}>
      {(account) => <OneRequest id={Number(params.id)} account={account} />}
    </OfficePage>
  );
}

function OneRequest({ id, account }: { id: number; account: StaffAccount }) {
  const { t } = useTranslation('back-office/requests');
  const { data: request, error } = useRequest(id);
  useThing(request?.name);
  if (!request) return error ? <Failure error={error} /> : <Skeleton />;
  const mayReadChanges = account.permissions.includes('audit.read');
  return (
    <>
      <Link to={linkTo('/requests')}>{t('all')}</Link>
      <h2 translate="no">{request.name}</h2>
      <Decisions request={request} permissions={account.permissions} />
      <PageTabs
        items={[
          { key: 'request', label: t('tabs.request'), children: <RequestFacts request={request} /> },
          { key: 'guests', label: t('tabs.guests'), children: <RequestGuests id={id} /> },
          ...(mayReadChanges
            ? [
                {
                  key: 'changes',
                  label: t('back-office:changes.of_this'),
                  children: <ChangeList subject={`event-request:${id}`} />,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
