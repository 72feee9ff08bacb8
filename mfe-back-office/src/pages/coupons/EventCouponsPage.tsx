import type { Page } from '@idavuelta/shared/contracts';
import { EventHeader } from '../../features/event-header/EventHeader.tsx';
import { useEvent } from '../../features/event-header/event-header.api.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { CouponList } from './CouponList.tsx';

/** Lists the coupons that are valid for one event. */
const EventCouponsPage: Page = ({ params: { slug = '' } }) => {
  return (
    <OfficePage path="/events/:slug/coupons">
      {({ permissions }) => (
        <>
          <EventHeader slug={slug} part="coupons" permissions={permissions} />
          <CouponsOfEvent slug={slug} />
        </>
      )}
    </OfficePage>
  );
};

export default EventCouponsPage;

function CouponsOfEvent({ slug }: { slug: string }) {
  const { data: event, error } = useEvent(slug);
  if (!event) return <Failure error={error} />;
  return <CouponList event={event.id} />;
}
