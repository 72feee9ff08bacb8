import type { CheckDevice } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { ListHead } from '../../lists/ListHead.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { useList } from '../../lists/useList.ts';
import { useCheckDevices } from './system.api.ts';
import { useMoment } from './useMoment.ts';

/** Lists the devices that scan tickets, for as long as their scans are stored. */
export function CheckDevices() {
  const { t } = useTranslation('back-office/system');
  const at = useMoment();
  const list = useList(useCheckDevices, '-lastAt');
  return (
    <>
      <ListHead lead={t('devices.lead')} />
      <ListTable<CheckDevice>
        {...list}
        label={t('devices.title')}
        rowKey="id"
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
