import type { PickUpPoint } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Badge } from 'antd';
import { lazy } from 'react';
import { useCountryName } from '../../ui/CountrySelect.tsx';
import { FleetList } from './FleetList.tsx';
import { usePoints } from './fleet.api.ts';

// its map loads with the first point opened
const PointDrawer = lazy(() => import('./PointDrawer.tsx'));

/** Lists the pick-up points of all countries. */
export default function PointsTab({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/fleet');
  const countryName = useCountryName();
  const { data, error } = usePoints();
  return (
    <FleetList<PickUpPoint>
      group="points"
      rows={data}
      error={error}
      nameOf={({ name }) => name}
      mayAdd={mayChange}
      mayChange={mayChange}
      drawerOf={(point, onClose) => <PointDrawer point={point} onClose={onClose} />}
      columns={[
        { title: t('fields.name'), dataIndex: 'name' },
        { title: t('fields.address'), dataIndex: 'address' },
        { title: t('fields.countryCode'), render: (_, { countryCode }) => countryName(countryCode) },
        {
          title: t('fields.state'),
          render: (_, { isRetired }) => (
            <Badge status={isRetired ? 'default' : 'success'} text={t(isRetired ? 'points.retired' : 'points.used')} />
          ),
        },
      ]}
    />
  );
}
