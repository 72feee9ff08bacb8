import type { PrivateRequest } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Flex, Input, Select } from 'antd';
import { Contact } from '../../features/contacts/Contact.tsx';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useRequests } from './requests.api.ts';

const statuses = ['under_review', 'rejected', 'approved', 'finished'] as const;

/** Lists requests for private events by status. */
export default function RequestsPage() {
  return <OfficePage path="/requests">{() => <RequestTable />}</OfficePage>;
}

function RequestTable() {
  const { t } = useTranslation('back-office/requests');
  const { moment } = useClocks();
  const { query, filters, change } = useListQuery('id', ['status', 'text']);
  const { data, error, isFetching } = useRequests({ ...query, ...filters });
  return (
    <>
      <Flex wrap gap="small">
        <Select
          aria-label={t('fields.status')}
          value={filters.status ?? 'under_review'}
          options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={(status) => change({ status })}
        />
        <Input.Search
          style={{ maxWidth: '24rem' }}
          aria-label={t('find')}
          placeholder={t('find')}
          allowClear
          defaultValue={filters.text}
          onSearch={(text) => change({ text })}
        />
      </Flex>
      <Failure error={error} />
      <ListTable<PrivateRequest>
        label={t('back-office:areas.requests.title')}
        rowKey="id"
        list={data}
        loading={isFetching && !data}
        locale={{ emptyText: t('none') }}
        query={query}
        onQuery={change}
        columns={[
          { title: t('fields.number'), key: 'id', dataIndex: 'id', sorter: true },
          {
            title: t('fields.name'),
            key: 'name',
            sorter: true,
            render: (_, { id, name }) => <Link to={linkTo('/requests/:id', id)}>{name}</Link>,
          },
          {
            title: t('fields.begins'),
            key: 'startsAt',
            sorter: true,
            render: (_, { startsAt, timeZone }) => moment(startsAt, timeZone),
          },
          { title: t('fields.guests'), key: 'guests', dataIndex: 'guests', sorter: true, align: 'end' },
          { title: t('fields.seats'), key: 'seats', dataIndex: 'seats', sorter: true, align: 'end' },
          {
            title: t('fields.organiser'),
            render: (_, { organiser, email }) => (
              <>
                <span>{`${organiser} · `}</span>
                <Contact value={email} />
              </>
            ),
          },
        ]}
      />
    </>
  );
}
