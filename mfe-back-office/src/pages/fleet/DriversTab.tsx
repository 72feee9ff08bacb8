import { languageNames } from '@idavuelta/shared/contracts';
import type { Driver } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Badge, Button } from 'antd';
import { useState } from 'react';
import { useCountryName } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { DriverDrawer } from './DriverDrawer.tsx';
import { useDrivers } from './fleet.api.ts';

/** Lists the staff members who drive. */
export default function DriversTab({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/fleet');
  const countryName = useCountryName();
  const { data, error } = useDrivers();
  const [opened, setOpened] = useState<number>();
  // the current data: the list is refetched when another user changes it
  const driver = data?.find(({ id }) => id === opened);
  const stateOf = ({ isBlocked, profile }: Driver) => {
    if (isBlocked) return { status: 'error' as const, text: t('blocked') };
    return profile
      ? { status: 'success' as const, text: t('ready') }
      : { status: 'warning' as const, text: t('no_profile') };
  };
  return (
    <>
      <p>{t('drivers.lead')}</p>
      <Failure error={error} />
      <WideTable<Driver>
        label={t('drivers.title')}
        rowKey="id"
        loading={!data && !error}
        dataSource={data}
        locale={{ emptyText: t('drivers.none') }}
        columns={[
          { title: t('fields.driver'), dataIndex: 'name' },
          {
            title: t('fields.phone'),
            render: (_, { name, profile }) =>
              profile ? (
                <a href={`tel:${profile.phone}`} aria-label={t('call', { name })}>
                  {profile.phone}
                </a>
              ) : (
                '–'
              ),
          },
          {
            title: t('fields.languages'),
            render: (_, { profile }) => profile?.languages.map((one) => languageNames[one]).join(', ') || '–',
          },
          {
            title: t('fields.countryCode'),
            render: (_, { profile }) => (profile ? countryName(profile.countryCode) : '–'),
          },
          { title: t('fields.state'), render: (_, each) => <Badge {...stateOf(each)} /> },
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
      {driver && <DriverDrawer key={driver.id} driver={driver} onClose={() => setOpened(undefined)} />}
    </>
  );
}
