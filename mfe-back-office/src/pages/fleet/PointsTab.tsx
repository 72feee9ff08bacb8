import type { PickUpPoint } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Badge, Button, Spin } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useCountryName } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { usePoints } from './fleet.api.ts';
import styles from './fleet.module.css';

// its map loads with the first point opened
const PointDrawer = lazy(() => import('./PointDrawer.tsx'));

/** Lists the pick-up points of all countries. */
export default function PointsTab({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/fleet');
  const countryName = useCountryName();
  const { data, error } = usePoints();
  const [opened, setOpened] = useState<number | 'new'>();
  const point = data?.find(({ id }) => id === opened);
  return (
    <>
      <div className={styles.toolbar}>
        <p>{t('points.lead')}</p>
        {mayChange && (
          <Button type="primary" onClick={() => setOpened('new')}>
            {t('points.add')}
          </Button>
        )}
      </div>
      <Failure error={error} />
      <WideTable<PickUpPoint>
        label={t('points.title')}
        rowKey="id"
        loading={!data && !error}
        dataSource={data}
        locale={{ emptyText: t('points.none') }}
        columns={[
          { title: t('fields.name'), dataIndex: 'name' },
          { title: t('fields.address'), dataIndex: 'address' },
          { title: t('fields.countryCode'), render: (_, { countryCode }) => countryName(countryCode) },
          {
            title: t('fields.state'),
            render: (_, { isRetired }) => (
              <Badge
                status={isRetired ? 'default' : 'success'}
                text={t(isRetired ? 'points.retired' : 'points.used')}
              />
            ),
          },
          {
            title: <span className="visually-hidden">{t('change')}</span>,
            hidden: !mayChange,
            render: (_, { id, name }) => (
              <Button aria-label={t('change_of', { name })} onClick={() => setOpened(id)}>
                {t('change')}
              </Button>
            ),
          },
        ]}
      />
      <Suspense fallback={<Spin />}>
        {(opened === 'new' || point) && <PointDrawer key={opened} point={point} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </>
  );
}
