import type { DataBreach } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Button, Flex, Tag } from 'antd';
import { useState } from 'react';
import { zoneOf } from '../../features/tax/country-zones.ts';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useDataBreaches } from './data-breaches.api.ts';
import { RecordBreachDrawer } from './RecordBreachDrawer.tsx';
import { WasTold } from './WasTold.tsx';

/** The register of breaches of personal data. */
export function Breaches() {
  const { t } = useTranslation('back-office/data-breaches');
  const { moment } = useClocks();
  const { data, error, isLoading } = useDataBreaches();
  const [recording, setRecording] = useState(false);
  return (
    <Flex vertical gap="middle">
      <div>
        <Button type="primary" onClick={() => setRecording(true)}>
          {t('record')}
        </Button>
      </div>
      <Failure error={error} />
      <WideTable<DataBreach>
        label={t('tabs.breaches')}
        rowKey="id"
        dataSource={data}
        loading={isLoading}
        locale={{ emptyText: t('none') }}
        columns={[
          {
            title: t('fields.noticedAt'),
            render: (_, { noticedAt, country, hoursLeft, authority }) => (
              <>
                <div>{moment(noticedAt, zoneOf[country])}</div>
                {!authority && (
                  <Tag color={hoursLeft < 0 ? 'error' : 'warning'}>
                    {hoursLeft < 0 ? t('late') : t('hours_left', { count: hoursLeft })}
                  </Tag>
                )}
              </>
            ),
          },
          { title: t('fields.countryCode'), render: (_, { country }) => t(`back-office:countries.${country}`) },
          { title: t('fields.what'), render: (_, { what }) => what },
          { title: t('fields.affected'), render: (_, { affected }) => affected },
          {
            title: t('fields.actions'),
            render: (_, breach) => (
              <>
                <WasTold breach={breach} who="authority" />
                <WasTold breach={breach} who="people" />
              </>
            ),
          },
          { title: t('fields.by'), render: (_, { recordedBy }) => <span translate="no">{recordedBy}</span> },
        ]}
      />
      {recording && <RecordBreachDrawer onClose={() => setRecording(false)} />}
    </Flex>
  );
}
