import type { CheckDevice } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { ListTable } from '../../lists/ListTable.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useCheckDevices } from './system.api.ts';
import { useMoment } from './useMoment.ts';

/** Lists the devices that scan tickets, for as long as their scans are stored. */
export function CheckDevices() {
  const { t } = useTranslation('back-office/system');
  const at = useMoment();
  const { query, change } = useListQuery('-lastAt');
  const { data, error, isFetching } = useCheckDevices(query);
  return (
    <>
      <p>{t('devices.lead')}</p>
      <Failure error={error} />
      <ListTable<CheckDevice>
        label={t('devices.title')}
        rowKey="id"
        list={data}
        loading={isFetching && !data}
        query={query}
        onQuery={change}
        locale={{ emptyText: t('devices.none') }}
        columns={[
          { title: t('devices.name'), render: (_, { name }) => name || t('devices.unnamed') },
          { title: t('devices.last_at'), key: 'lastAt', sorter: true, render: (_, { lastAt }) => at(lastAt) },
          { title: t('devices.first_at'), render: (_, { firstAt }) => at(firstAt) },
          { title: t('devices.checks'), key: 'checks', sorter: true, dataIndex: 'checks', align: 'end' },
          { title: t('devices.admitted'), dataIndex: 'admitted', align: 'end' },
        ]}
      />
    </>
  );
}
