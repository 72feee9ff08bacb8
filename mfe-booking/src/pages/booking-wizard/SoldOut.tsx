import { eventType, links, type SlotProps, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { Link, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink, Notice } from '@idavuelta/shared/ui';
import WaitingList from '../../features/tickets/waiting-list/WaitingList.tsx';

/** What to do about a sold-out event, instead of steps that lead nowhere. */
export default function SoldOut({ event, onOutdated }: SlotProps<'event.booking'>) {
  const { t } = useTranslation('booking');
  const loggedIn = useSelector(selectIsLoggedIn);
  const { type } = event;
  const similar = type === eventType.massive ? links.massiveEvents() : links.privateEvents();
  return (
    <>
      <Notice
        title={t('tickets.none_available')}
        action={
          <>
            <ButtonLink variant="primary" to={similar}>
              {t('sold_out.similar')}
            </ButtonLink>
            <Button onClick={() => onOutdated?.()}>{t('sold_out.again')}</Button>
            <ButtonLink variant="quiet" to={links.contact()}>
              {t('sold_out.contact')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('tickets.none_available_help')}</p>
        {/* guests' seats are guaranteed by their invitation */}
        {event.visibility !== 'invited' && <p>{t('sold_out.returns')}</p>}
        {/* only the browser that placed an order knows of it */}
        {loggedIn && (
          <p>
            <span>{t('sold_out.own')}</span> <Link to={links.account('payments')}>{t('see_purchases')}</Link>
          </p>
        )}
      </Notice>
      <WaitingList event={event} onFree={onOutdated} />
    </>
  );
}
