import type { StaffAccount, StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useFormats, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { Contact } from '../../features/contacts/Contact.tsx';
import { useCustomers } from '../../features/customers/customers.api.ts';
import { NewCustomerDrawer } from '../../features/customers/NewCustomerDrawer.tsx';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { CustomerState } from './CustomerState.tsx';
import styles from './customers.module.css';

export default function CustomersPage() {
  return <OfficePage path="/customers">{(account) => <Customers account={account} />}</OfficePage>;
}

function Customers({ account: { permissions } }: { account: StaffAccount }) {
  const { t } = useTranslation('back-office/customers');
  const navigate = useNavigate();
  const { filters, change } = useListQuery('-since', ['text']);
  const { data, error, isFetching } = useCustomers({ text: filters.text });
  const [making, setMaking] = useState(false);
  return (
    <>
      <Flex wrap gap="small" justify="space-between" align="start">
        <p>{t('back-office:areas.customers.lead')}</p>
        {permissions.includes('customers.change') && (
          <Button type="primary" onClick={() => setMaking(true)}>
            {t('list.add')}
          </Button>
        )}
      </Flex>
      <Form layout="vertical" className={styles.search}>
        <Form.Item
          label={t('list.search')}
          htmlFor="customers-text"
          extra={t(permissions.includes('contacts.read') ? 'list.help' : 'back-office:contacts.search')}
        >
          <Input.Search
            key={filters.text}
            id="customers-text"
            allowClear
            maxLength={200}
            defaultValue={filters.text}
            enterButton={t('list.submit')}
            onSearch={(text) => change({ text })}
          />
        </Form.Item>
      </Form>
      <Failure error={error} />
      <CustomerTable customers={data} loading={isFetching} />
      {making && (
        <NewCustomerDrawer
          onClose={() => setMaking(false)}
          onMade={({ id }) => navigate(linkTo('/customers/:id', id))}
        />
      )}
    </>
  );
}

function CustomerTable({ customers, loading }: { customers: StaffCustomer[] | undefined; loading: boolean }) {
  const { t } = useTranslation('back-office/customers');
  const { date } = useFormats();
  return (
    <WideTable<StaffCustomer>
      label={t('back-office:areas.customers.title')}
      rowKey="id"
      dataSource={customers}
      loading={loading}
      locale={{ emptyText: t('list.empty') }}
      columns={[
        {
          title: t('back-office:fields.name'),
          render: (_, { id, name, email }) => (
            <>
              <Link to={linkTo('/customers/:id', id)}>{name}</Link>
              <span className={styles.second}>
                <Contact value={email} />
              </span>
            </>
          ),
        },
        { title: t('back-office:fields.state'), render: (_, customer) => <CustomerState customer={customer} /> },
        { title: t('list.phone'), render: (_, { phone }) => <Contact value={phone} /> },
        { title: t('list.country'), render: (_, { country }) => t(`back-office:countries.${country}`) },
        { title: t('list.orders'), dataIndex: 'orders', align: 'right' },
        { title: t('list.since'), render: (_, { since }) => date(since, 'medium', deviceZone()) },
      ]}
    />
  );
}
