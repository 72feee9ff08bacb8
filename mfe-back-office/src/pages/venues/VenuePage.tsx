import type { RouteParams } from '@idavuelta/shared/contracts';
import { isAllowed } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Skeleton } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { VenueEvents } from './VenueEvents.tsx';
import { VenueForm } from './VenueForm.tsx';
import { useVenue } from './venues.api.ts';

/** Shows one venue: its data and point on the map, its events and changes. */
export default function VenuePage({ params }: { params: RouteParams }) {
  const { data: venue, error } = useVenue(Number(params.id));
  const { t } = useTranslation('back-office/venues');
  return (
    <OfficePage path="/venues/:id" title={venue?.name}>
      {({ role }) =>
        venue ? (
          <>
            <Failure error={error} />
            <PageTabs
              items={[
                {
                  key: 'edit',
                  label: t('tabs.edit'),
                  children: <VenueForm venue={venue} mayChange={isAllowed(role, 'events.change')} />,
                },
                { key: 'events', label: t('tabs.events'), children: <VenueEvents events={venue.events} /> },
                {
                  key: 'changes',
                  label: t('back-office:changes.of_this'),
                  children: <ChangeList subject={`place:${venue.id}`} />,
                },
              ]}
            />
          </>
        ) : error ? (
          <Failure error={error} />
        ) : (
          <Skeleton active title={false} />
        )
      }
    </OfficePage>
  );
}
