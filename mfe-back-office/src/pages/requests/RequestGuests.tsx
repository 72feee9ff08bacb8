import type { RequestGuest } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Contact } from '../../features/contacts/Contact.tsx';
import { useSeesContacts } from '../../features/contacts/useSeesContacts.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import { useList } from '../../lists/useList.ts';
import { useRequestGuests } from './requests.api.ts';

/** Lists the guests and their replies. */
export function RequestGuests({ id }: { id: number }) {
  const { t } = useTranslation('back-office/requests');
  const seesContacts = useSeesContacts();
  const list = useList(useRequestGuests, 'name', { params: { id } });
  return (
    <ListTable<RequestGuest>
      {...list}
      label={t('tabs.guests')}
      rowKey={({ name, email, phone, seats }) => email ?? `${name} ${phone} ${seats}`}
      columns={[
        { title: t('fields.guest'), key: 'name', dataIndex: 'name', sorter: true },
        { title: t('fields.email'), render: (_, { email, phone }) => <Contact value={email ?? phone} /> },
        { title: t('fields.seats'), key: 'seats', dataIndex: 'seats', sorter: true, align: 'end' },
        {
          title: t('fields.answer'),
          render: (_, { answer, email }) => {
            // without access to contact data it is unknown who has an address to reply from
            if (!answer && !email && !seesContacts) return '–';
            return t(`answers.${answer ?? (email ? 'none' : 'by_organiser')}`);
          },
        },
        { title: t('fields.booked'), key: 'booked', dataIndex: 'booked', sorter: true, align: 'end' },
      ]}
    />
  );
}
