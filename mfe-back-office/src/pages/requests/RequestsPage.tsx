import type { PrivateRequest } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Contact } from '../../features/contacts/Contact.tsx';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { choice } from '../../lists/filters/choice.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import { StartLines } from '../../lists/StartLines.tsx';
import { TwoLines } from '../../lists/TwoLines.tsx';
import { useList } from '../../lists/useList.ts';
import { useRequests } from './requests.api.ts';

const statuses = ['under_review', 'rejected', 'approved', 'finished'] as const;

/** Lists requests for private events by status. */
export default function RequestsPage() {
  return <OfficePage path="/requests">{() => <RequestTable />}</OfficePage>;
}

function RequestTable() {
  const { t } = useTranslation('back-office/requests');
  const list = useList(useRequests, 'id', {
    filters: [
      { kind: 'search', name: 'text', label: t('find') },
      choice('status', t('fields.status'), statuses, (value) => t(`statuses.${value}`), { fallback: 'under_review' }),
    ],
  });
  return (
    <ListTable<PrivateRequest>
      {...list}
      name="requests"
      label={t('back-office:areas.requests.title')}
      rowKey="id"
      locale={{ emptyText: t('none') }}
      columns={[
        {
          title: t('fields.name'),
          key: 'name',
          sorter: true,
          render: (_, { id, name }) => <Link to={linkTo('/requests/:id', id)}>{name}</Link>,
        },
        { title: t('fields.number'), key: 'id', dataIndex: 'id', sorter: true },
        {
          title: t('fields.begins'),
          key: 'startsAt',
          sorter: true,
          render: (_, { startsAt, timeZone }) => <StartLines at={startsAt} timeZone={timeZone} />,
        },
        { title: t('fields.guests'), key: 'guests', dataIndex: 'guests', sorter: true, align: 'end' },
        { title: t('fields.seats'), key: 'seats', dataIndex: 'seats', sorter: true, align: 'end' },
        {
          title: t('fields.organiser'),
          key: 'organiser',
          render: (_, { organiser, email }) => <TwoLines first={organiser} second={<Contact value={email} />} />,
        },
      ]}
    />
  );
}
