import { links, type SlotProps } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Spinner } from '@idavuelta/shared/ui';
import { useDeferredValue, useEffect } from 'react';
import { selectIsOfferOutdated } from '../../state/checkout/checkout.selectors.ts';
import { useOtherTabs } from '../../state/draft/useOtherTabs.ts';
import { pageHidden, wizardClosed, wizardOpened } from '../../state/wizard/wizard.events.ts';
import { selectEventOnScreen } from '../../state/wizard/wizard.selectors.ts';
import { WizardLayout } from './WizardLayout.tsx';

/** The booking wizard of one event, shown in a slot of the event page. */
export default function BookingWizard({ event, onOutdated }: SlotProps<'event.booking'>) {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const opened = useSelector(selectEventOnScreen);
  const isOpen = opened?.id === event.id;
  // The first render is long: when deferred, React does it in slices between which the browser can respond.
  const isShown = useDeferredValue(isOpen);
  const outdated = useSelector(selectIsOfferOutdated);

  useEffect(() => {
    dispatch(wizardOpened(event));
  }, [dispatch, event]);

  useEffect(() => {
    if (outdated) onOutdated?.();
  }, [outdated, onOutdated]);

  useEffect(() => {
    const hide = () => void dispatch(pageHidden());
    window.addEventListener('pagehide', hide);
    return () => {
      window.removeEventListener('pagehide', hide);
      dispatch(wizardClosed());
    };
  }, [dispatch]);

  useOtherTabs(event.id);

  if (!isOpen || !isShown)
    return (
      <>
        <Spinner label={t('loading')} />
        {event.waitingRooms?.map(({ room }) => (
          <noscript key={room}>
            <a href={links.waitingRoom(room)}>{t('booking:queue.without_scripts')}</a>
          </noscript>
        ))}
      </>
    );
  return <WizardLayout event={opened} onOutdated={onOutdated} />;
}
