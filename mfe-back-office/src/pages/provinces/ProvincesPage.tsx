import type { CountryCode } from '@idavuelta/shared/contracts';
import { isAllowed, type ProvinceRow } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Table } from 'antd';
import { useState } from 'react';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { ProvinceDrawer } from './ProvinceDrawer.tsx';
import { useProvinces } from './provinces.api.ts';

/** Manages the provinces in which travellers are picked up. */
export default function ProvincesPage() {
  return (
    <OfficePage path="/provinces">
      {({ role }) => <ProvinceTable mayChange={isAllowed(role, 'events.change')} />}
    </OfficePage>
  );
}

function ProvinceTable({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/provinces');
  const [country, setCountry] = useState<CountryCode>('PE');
  const [opened, setOpened] = useState<ProvinceRow | 'new'>();
  const { data, error, isFetching } = useProvinces({ 'country-code': country });
  return (
    <Flex vertical gap="middle">
      <p>{t('lead')}</p>
      <Flex wrap gap="small" justify="space-between">
        <CountrySelect aria-label={t('country')} value={country} onChange={setCountry} />
        {mayChange && (
          <Button type="primary" onClick={() => setOpened('new')}>
            {t('add')}
          </Button>
        )}
      </Flex>
      <Failure error={error} />
      <Table
        rowKey="id"
        loading={isFetching}
        dataSource={data}
        pagination={false}
        columns={[
          { title: t('fields.name'), dataIndex: 'name' },
          { title: t('fields.counties', { context: country }), dataIndex: 'counties', align: 'right' },
          {
            title: t('fields.change'),
            hidden: !mayChange,
            render: (_, row) => (
              <Button aria-label={t('change_of', { name: row.name })} onClick={() => setOpened(row)}>
                {t('change')}
              </Button>
            ),
          },
        ]}
      />
      {opened && <ProvinceDrawer country={country} opened={opened} onClose={() => setOpened(undefined)} />}
    </Flex>
  );
}
