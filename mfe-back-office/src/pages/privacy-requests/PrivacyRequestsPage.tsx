import type { StaffPrivacyRequest } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Flex, Tag } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { choice } from '../../lists/filters/choice.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { DaysLeft } from './DaysLeft.tsx';
import { usePrivacyRequests } from './privacy-requests.api.ts';

const states = ['open', 'done', 'refused', 'any'] as const;

/** The register of requests about personal data, those with the least time first. */
export default function PrivacyRequestsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/privacy-requests">
      {() => (
        <Flex vertical gap="middle">
          <p>{t('areas.privacy_requests.lead')}</p>
          <Requests />
        </Flex>
      )}
    </OfficePage>
  );
}

function Requests() {
  const { t } = useTranslation('back-office/privacy-requests');
  const { query, filters, change } = useListQuery('dueOn', ['text', 'state']);
  const state = filters.state ?? 'open';
  const wanted = { ...query, ...filters, state: state === 'any' ? undefined : state };
  const { data, error, isFetching, refetch } = usePrivacyRequests(wanted);
  return (
    <ListTable<StaffPrivacyRequest>
      name="privacy-requests"
      label={t('back-office:areas.privacy_requests.title')}
      rowKey="id"
      list={data}
      loading={isFetching}
      error={error}
      onRetry={() => void refetch()}
      filters={[
        { kind: 'search', name: 'text', label: t('find') },
        choice('state', t('fields.state'), states, (value) => t(`states.${value}`), { fallback: 'open' }),
      ]}
      values={filters}
      onFilter={change}
      locale={{ emptyText: t('none') }}
      query={query}
      onQuery={change}
      columns={[
        {
          title: t('fields.number'),
          key: 'number',
          sorter: true,
          render: (_, { id, number }) => <Link to={linkTo('/privacy-requests/:id', id)}>{String(number)}</Link>,
        },
        { title: t('fields.kind'), key: 'kind', render: (_, { kind }) => t(`kinds.${kind}`) },
        {
          title: t('fields.person'),
          key: 'person',
          render: (_, { name, email }) => (
            <>
              <div translate="no">{name}</div>
              <div translate="no">{email}</div>
            </>
          ),
        },
        {
          title: t('fields.country'),
          key: 'country',
          render: (_, { country }) => t(`back-office:countries.${country}`),
        },
        {
          title: t('fields.due'),
          key: 'dueOn',
          sorter: true,
          render: (_, request) => <DaysLeft request={request} />,
        },
        {
          title: t('fields.state'),
          key: 'state',
          render: (_, { state: is, isBlocked }) => (
            <>
              <Tag>{t(`states.${is}`)}</Tag>
              {isBlocked && <Tag color="warning">{t('blocked')}</Tag>}
            </>
          ),
        },
      ]}
    />
  );
}
