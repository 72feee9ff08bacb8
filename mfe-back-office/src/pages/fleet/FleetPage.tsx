import { useTranslation } from '@idavuelta/shared/platform';
import { Spin } from 'antd';
import { type ComponentType, lazy, Suspense } from 'react';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';

interface TabProps {
  mayChange: boolean;
}

/** Loaded when opened. */
const tabs = {
  vehicles: lazy(() => import('./VehiclesTab.tsx')),
  drivers: lazy(() => import('./DriversTab.tsx')),
  points: lazy(() => import('./PointsTab.tsx')),
  partners: lazy(() => import('./PartnersTab.tsx')),
  checks: lazy(() => import('./ChecksTab.tsx')),
} satisfies Record<string, ComponentType<TabProps>>;

/** Manages vehicles, drivers and pick-up points. */
export default function FleetPage() {
  return (
    <OfficePage path="/fleet">
      {({ permissions }) => <Fleet mayChange={permissions.includes('dispatch.change')} />}
    </OfficePage>
  );
}

function Fleet({ mayChange }: TabProps) {
  const { t } = useTranslation('back-office/fleet');
  const items = (['vehicles', 'drivers', 'points', 'partners', 'checks'] as const).map((name) => {
    const Tab = tabs[name];
    return {
      key: name,
      label: t(`${name}.title`),
      children: (
        <Suspense fallback={<Spin />}>
          <Tab mayChange={mayChange} />
        </Suspense>
      ),
    };
  });
  return <PageTabs items={items} />;
}
