import type { StaffPrivacyRequest } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Flex, Input, Select, Tag } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { Failure } from '../../ui/Failure.tsx';
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
  const { data, error, isFetching } = usePrivacyRequests(wanted);
  return (
    <>
      <Flex wrap gap="small">
        <Input.Search
          aria-label={t('find')}
          placeholder={t('find')}
          allowClear
          maxLength={200}
          defaultValue={filters.text}
          onSearch={(text) => change({ text })}
        />
        <Select
          aria-label={t('fields.state')}
          value={state}
          popupMatchSelectWidth={false}
          options={states.map((value) => ({ value, label: t(`states.${value}`) }))}
          onChange={(chosen) => change({ state: chosen })}
        />
      </Flex>
      <Failure error={error} />
      <ListTable<StaffPrivacyRequest>
        label={t('back-office:areas.privacy_requests.title')}
        rowKey="id"
        list={data}
        loading={isFetching && !data}
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
          { title: t('fields.kind'), render: (_, { kind }) => t(`kinds.${kind}`) },
          {
            title: t('fields.person'),
            render: (_, { name, email }) => (
              <>
                <div translate="no">{name}</div>
                <div translate="no">{email}</div>
              </>
            ),
          },
          { title: t('fields.country'), render: (_, { country }) => t(`back-office:countries.${country}`) },
          {
            title: t('fields.due'),
            key: 'dueOn',
            sorter: true,
            render: (_, request) => <DaysLeft request={request} />,
          },
          {
            title: t('fields.state'),
            render: (_, { state: is, isBlocked }) => (
              <>
                <Tag>{t(`states.${is}`)}</Tag>
                {isBlocked && <Tag color="warning">{t('blocked')}</Tag>}
              </>
            ),
          },
        ]}
      />
    </>
  );
}
