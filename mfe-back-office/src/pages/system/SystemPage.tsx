import { useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { CheckDevices } from './CheckDevices.tsx';
import { FailedJobs } from './FailedJobs.tsx';

/** Shows failed jobs and the devices that check tickets. */
export default function SystemPage() {
  const { t } = useTranslation('back-office/system');
  return (
    <OfficePage path="/system">
      {({ permissions }) => (
        <PageTabs
          items={[
            {
              key: 'jobs',
              label: t('jobs.title'),
              children: <FailedJobs mayRetry={permissions.includes('jobs.retry')} />,
            },
            { key: 'devices', label: t('devices.title'), children: <CheckDevices /> },
          ]}
        />
      )}
    </OfficePage>
  );
}
