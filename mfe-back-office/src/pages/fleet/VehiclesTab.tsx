import { listSpaces } from '@idavuelta/shared/contracts/rules';
import type { Vehicle } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Badge } from 'antd';
import { lazy } from 'react';
import { usePartners } from '../../features/partners/partners.api.ts';
import { useCountryName } from '../../ui/CountrySelect.tsx';
import { FleetList } from './FleetList.tsx';
import { useVehicles } from './fleet.api.ts';
import styles from './fleet.module.css';

// its date pickers load with the first vehicle opened
const VehicleDrawer = lazy(() => import('./VehicleDrawer.tsx'));

/** Lists the vehicles of all countries. */
export default function VehiclesTab({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/fleet');
  const { date } = useFormats();
  const countryName = useCountryName();
  const { data, error } = useVehicles();
  const { data: partners = [] } = usePartners();
  const days = ({ from, until }: Vehicle['outages'][number]) =>
    [...new Set([from, until])].map((day) => date(day, 'medium', 'UTC')).join(' – ');
  return (
    <FleetList<Vehicle>
      group="vehicles"
      rows={data}
      error={error}
      nameOf={({ plate }) => plate}
      mayAdd={mayChange}
      mayChange={mayChange}
      drawerOf={(vehicle, onClose) => <VehicleDrawer vehicle={vehicle} onClose={onClose} />}
      columns={[
        { title: t('fields.plate'), dataIndex: 'plate' },
        { title: t('fields.name'), dataIndex: 'name' },
        { title: t('fields.seats'), dataIndex: 'seats', align: 'end' },
        {
          title: t('fields.spaces'),
          render: (_, { spaces }) =>
            listSpaces(spaces)
              .map(({ kind, quantity }) => `${quantity} × ${t(`spaces.${kind}`)}`)
              .join(', ') || '–',
        },
        { title: t('fields.countryCode'), render: (_, { countryCode }) => countryName(countryCode) },
        {
          title: t('fields.partner'),
          hidden: partners.length === 0,
          render: (_, { partnerId }) => partners.find(({ id }) => id === partnerId)?.name ?? '–',
        },
        { title: t('fields.base'), render: (_, { base }) => base?.address ?? '–' },
        {
          title: t('fields.outages'),
          render: (_, { outages }) =>
            outages.length === 0 ? (
              '–'
            ) : (
              <ul className={styles.list}>
                {outages.map((outage) => (
                  <li key={outage.from}>{`${days(outage)}: ${outage.reason}`}</li>
                ))}
              </ul>
            ),
        },
        {
          title: t('fields.state'),
          render: (_, { isRetired }) => (
            <Badge status={isRetired ? 'default' : 'success'} text={t(isRetired ? 'retired' : 'in_service')} />
          ),
        },
      ]}
    />
  );
}
