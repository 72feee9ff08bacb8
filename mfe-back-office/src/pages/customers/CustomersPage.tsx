import type { StaffAccount, StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useFormats, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { Contact } from '../../features/contacts/Contact.tsx';
import { useCustomers } from '../../features/customers/customers.api.ts';
import { NewCustomerDrawer } from '../../features/customers/NewCustomerDrawer.tsx';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useOpened } from '../../kit/useOpened.ts';
import { CursorTable } from '../../lists/CursorTable.tsx';
import { ListHead } from '../../lists/ListHead.tsx';
import { TwoLines } from '../../lists/TwoLines.tsx';
import { useCursorList } from '../../lists/useList.ts';
import { CustomerState } from './CustomerState.tsx';

export default function CustomersPage() {
  return <OfficePage path="/customers">{(account) => <Customers account={account} />}</OfficePage>;
}

function Customers({ account: { permissions } }: { account: StaffAccount }) {
  const { t } = useTranslation('back-office/customers');
  const navigate = useNavigate();
  const [opened, open] = useOpened();
  const mayAdd = permissions.includes('customers.change');
  return (
    <>
      <ListHead lead={t('back-office:areas.customers.lead')}>
        {mayAdd && (
          <Button type="primary" onClick={() => open('new')}>
            {t('list.add')}
          </Button>
        )}
      </ListHead>
      <CustomerTable seesContacts={permissions.includes('contacts.read')} />
      {mayAdd && opened === 'new' && (
        <NewCustomerDrawer onClose={() => open()} onMade={({ id }) => navigate(linkTo('/customers/:id', id))} />
      )}
    </>
  );
}

function CustomerTable({ seesContacts }: { seesContacts: boolean }) {
  const { t } = useTranslation('back-office/customers');
  const { date } = useFormats();
  const zone = deviceZone();
  const help = t(seesContacts ? 'list.help' : 'back-office:contacts.search');
  const list = useCursorList(useCustomers, {
    filters: [{ kind: 'search', name: 'text', label: t('list.search'), help }],
  });
  return (
    <CursorTable<StaffCustomer>
      {...list}
      name="customers"
      label={t('back-office:areas.customers.title')}
      rowKey="id"
      locale={{ emptyText: t('list.empty') }}
      columns={[
        {
          title: t('back-office:fields.name'),
          key: 'name',
          render: (_, { id, name, email }) => (
            <TwoLines
              first={<Link to={linkTo('/customers/:id', id)}>{name}</Link>}
              second={<Contact value={email} />}
            />
          ),
        },
        {
          title: t('back-office:fields.state'),
          key: 'state',
          card: 'state',
          render: (_, customer) => <CustomerState customer={customer} />,
        },
        { title: t('list.phone'), key: 'phone', render: (_, { phone }) => <Contact value={phone} /> },
        { title: t('list.country'), key: 'country', render: (_, { country }) => t(`back-office:countries.${country}`) },
        { title: t('list.orders'), key: 'orders', dataIndex: 'orders', align: 'right' },
        { title: t('list.since'), key: 'since', render: (_, { since }) => date(since, 'medium', zone) },
      ]}
    />
  );
}
