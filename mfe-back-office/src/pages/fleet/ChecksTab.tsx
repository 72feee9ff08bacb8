import { type VehicleCheck, type VehicleCheckList, vehicleCheckFields } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Form, Input, Spin } from 'antd';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useChangeCheckList, useCheckList, useVehicleChecks } from './fleet.api.ts';
import styles from './fleet.module.css';

const maxItems = 40;
const itemsIn = (text: string) => [...new Set(text.split('\n').flatMap((line) => line.trim() || []))];

/** Edits what drivers look at before a trip, and lists what they found. */
export default function ChecksTab({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/fleet');
  const { data, error } = useCheckList();
  return (
    <>
      <p className={styles.lead}>{t('checks.lead')}</p>
      <Failure error={error} />
      {data ? <CheckListForm list={data} mayChange={mayChange} /> : !error && <Spin />}
      <h2 className={styles.earlier}>{t('checks.found')}</h2>
      <Checks />
    </>
  );
}

function CheckListForm({ list: { items, revision }, mayChange }: { list: VehicleCheckList; mayChange: boolean }) {
  const { t } = useTranslation('back-office/fleet');
  const [change] = useChangeCheckList();
  return (
    <SaveForm<{ text: string }, VehicleCheckList>
      texts="back-office/fleet"
      name="checks"
      initial={{ text: items.join('\n') }}
      revision={revision}
      disabled={!mayChange}
      save={({ text = '', revision: read }) => change({ revision: read, items: itemsIn(text) })}
      toValues={(saved) => ({ text: saved.items.join('\n') })}
    >
      <Form.Item
        name="text"
        label={t('checks.items')}
        extra={t('help.items')}
        rules={[
          {
            validator: (_, text = '') =>
              itemsIn(text).length > maxItems || itemsIn(text).some((item) => item.length > vehicleCheckFields.item.max)
                ? Promise.reject(
                    new Error(t('checks.too_long', { items: maxItems, length: vehicleCheckFields.item.max })),
                  )
                : Promise.resolve(),
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 4 }} />
      </Form.Item>
    </SaveForm>
  );
}

function Checks() {
  const { t } = useTranslation('back-office/fleet');
  const { date } = useFormats();
  const translated = useTranslated();
  const { data, error } = useVehicleChecks();
  return (
    <>
      <Failure error={error} />
      <WideTable<VehicleCheck>
        label={t('checks.found')}
        rowKey="id"
        loading={!data && !error}
        dataSource={data}
        locale={{ emptyText: t('checks.none') }}
        columns={[
          {
            title: t('checks.when'),
            render: (_, { at, timeZone }) => `${date(at, 'medium', timeZone)}, ${date(at, 'time', timeZone)}`,
          },
          { title: t('fields.plate'), dataIndex: 'van' },
          { title: t('checks.driver'), dataIndex: 'driver' },
          {
            title: t('checks.event'),
            render: (_, { departure: { event } }) => translated(event.translations)?.name ?? event.slug,
          },
          {
            title: t('checks.odometer'),
            render: (_, { odometerKm, earlierKm }) =>
              earlierKm === undefined
                ? odometerKm
                : t('checks.less_than_before', { now: odometerKm, before: earlierKm }),
          },
          {
            title: t('checks.failed'),
            render: (_, { failed, note }) =>
              [failed.join(', '), note].filter(Boolean).join(': ') || t('checks.all_well'),
          },
        ]}
      />
    </>
  );
}
