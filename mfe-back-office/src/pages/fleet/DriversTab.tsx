import { languageNames } from '@idavuelta/shared/contracts';
import type { Driver } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Badge } from 'antd';
import { useCountryName } from '../../ui/CountrySelect.tsx';
import { DriverDrawer } from './DriverDrawer.tsx';
import { FleetList } from './FleetList.tsx';
import { useDrivers } from './fleet.api.ts';

/** Lists the staff members who drive. */
export default function DriversTab({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/fleet');
  const countryName = useCountryName();
  const { data, error } = useDrivers();
  const stateOf = ({ isBlocked, profile }: Driver) => {
    if (isBlocked) return { status: 'error' as const, text: t('blocked') };
    return profile
      ? { status: 'success' as const, text: t('ready') }
      : { status: 'warning' as const, text: t('no_profile') };
  };
  return (
    <FleetList<Driver>
      group="drivers"
      rows={data}
      error={error}
      nameOf={({ name }) => name}
      mayAdd={false}
      mayChange={mayChange}
      drawerOf={(driver, onClose) => driver && <DriverDrawer driver={driver} onClose={onClose} />}
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
      ]}
    />
  );
}
