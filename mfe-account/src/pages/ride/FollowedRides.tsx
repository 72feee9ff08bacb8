import { links, type RidePage } from '@idavuelta/shared/contracts';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { RideList } from '../../ui/rides/RideList.tsx';

/** The event, and its rides once they are known. */
export function FollowedRides({ page: { event, startsAt, timeZone, over, rides } }: { page: RidePage }) {
  const { t } = useTranslation('account/ride');
  const { date } = useFormats();
  const name = useTranslated()(event)?.name ?? '';
  if (over)
    return (
      <>
        <p>{t('over.text', { event: name })}</p>
        <ButtonLink to={links.home()}>{t('common:back_home')}</ButtonLink>
      </>
    );
  return (
    <>
      <p>{`${name} · ${date(startsAt, 'long', timeZone)}, ${date(startsAt, 'time', timeZone)}`}</p>
      {rides.length > 0 ? (
        <RideList rides={rides} timeZone={timeZone} heading="h2" />
      ) : (
        <p role="status">{t('none_yet')}</p>
      )}
    </>
  );
}
