import type { Page } from '@idavuelta/shared/contracts';
import type { ManagedDeparture, ManagedDepartures, StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Space } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { EventHeader } from '../../features/event-header/EventHeader.tsx';
import { useDepartures } from '../../features/event-header/event-header.api.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { offerUndo } from '../../kit/undo/undo-store.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useBothClocks } from '../../ui/useBothClocks.ts';
import { ActList } from './ActList.tsx';
import { CallOffDrawer } from './CallOffDrawer.tsx';
import { CancelEventDrawer } from './CancelEventDrawer.tsx';
import { CapacityDrawer } from './CapacityDrawer.tsx';
import { type ChosenDeparture, DepartureTable } from './DepartureTable.tsx';
import { useAddDepartures, useRemoveDeparture } from './departures.api.ts';
import styles from './departures.module.css';
import { MessageDrawer } from './MessageDrawer.tsx';
import { Rejection } from './Rejection.tsx';

// date pickers load with the first of these drawers
const AddDrawer = lazy(() => import('./AddDrawer.tsx'));
const MoveDrawer = lazy(() => import('./MoveDrawer.tsx'));

/** Shows and manages the departures of an event. */
const DeparturesPage: Page = ({ params: { slug = '' } }) => {
  const { t } = useTranslation('back-office/departures');
  return (
    <OfficePage path="/events/:slug/departures" title={t('title')}>
      {(account) => (
        <>
          <EventHeader slug={slug} part="departures" permissions={account.permissions} />
          <Departures slug={slug} account={account} />
        </>
      )}
    </OfficePage>
  );
};

export default DeparturesPage;

type Open = ChosenDeparture | { act: 'add' } | { act: 'cancel-event' };

function Departures({ slug, account }: { slug: string; account: StaffAccount }) {
  const { t } = useTranslation('back-office/departures');
  const { clockOf } = useBothClocks();
  const { modal } = App.useApp();
  const { data: event, error } = useDepartures(slug);
  const [remove, removing] = useRemoveDeparture();
  const [add] = useAddDepartures();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const mayChange = account.permissions.includes('events.change') && !event?.withdrawn;
  const mayCancel = account.permissions.includes('events.cancel') && !event?.withdrawn;

  const removeNow = async (id: number) => {
    const { departure = '', pools = [] } = event?.departures.find((each) => each.id === id) ?? {};
    const { error: refused } = await remove({ slug, id });
    const capacities = pools.map(({ pool, capacity }) => ({ pool, capacity }));
    if (!refused) offerUndo({ text: t('remove.done'), undo: () => add({ slug, departures: [departure], capacities }) });
  };
  const act = (chosen: ChosenDeparture) => {
    const { id } = chosen.departure;
    if (chosen.act !== 'remove' || id === undefined) return setOpen(chosen);
    void modal.confirm({
      title: t('remove.title'),
      content: t('remove.what'),
      okText: t('do.remove'),
      cancelText: t('leave'),
      onOk: () => removeNow(id),
    });
  };
  if (!event) return <Failure error={error} />;
  return (
    <>
      <div className={styles.toolbar}>
        <p>{t('lead', { zone: clockOf(event.timeZone, event.countryCode) })}</p>
        <Space wrap>
          {mayChange && !event.isRange && (
            <Button type="primary" onClick={() => setOpen({ act: 'add' })}>
              {t('add.title')}
            </Button>
          )}
          {mayCancel && (
            <Button danger onClick={() => setOpen({ act: 'cancel-event' })}>
              {t('cancel_event.title')}
            </Button>
          )}
        </Space>
      </div>
      {event.withdrawn && <Alert type="warning" showIcon title={t('rejections.withdrawn')} />}
      <Rejection error={removing.error} />
      <DepartureTable event={event} mayChange={mayChange} onAct={act} />
      <ActList slug={slug} timeZone={event.timeZone} />
      <Suspense>
        {open?.act === 'add' && <AddDrawer event={event} onClose={close} />}
        {open?.act === 'cancel-event' && <CancelEventDrawer event={event} onClose={close} />}
        {open?.act === 'capacity' && (
          <CapacityDrawer slug={slug} {...open} current={capacityNow(event, open)} onClose={close} />
        )}
        {open && 'departure' in open && hasId(open.departure) && (
          <OnDeparture act={open.act} event={event} departure={open.departure} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** Returns a pool's current capacity: a drawer keeps the one it opened with. */
const capacityNow = ({ departures }: ManagedDepartures, { departure, pool }: ChosenDeparture) =>
  departures.find((each) => each.departure === departure.departure)?.pools.find((each) => each.pool === pool.pool)
    ?.capacity ?? pool.capacity;

const hasId = (departure: ManagedDeparture): departure is ManagedDeparture & { id: number } =>
  departure.id !== undefined;

interface OnDepartureProps {
  act: ChosenDeparture['act'];
  event: ManagedDepartures;
  departure: ManagedDeparture & { id: number };
  onClose: () => void;
}

/** Shows the drawer of an action on one departure. */
function OnDeparture({ act, event, ...props }: OnDepartureProps) {
  if (act === 'move') return <MoveDrawer {...props} event={event} />;
  if (act === 'call-off') return <CallOffDrawer {...props} event={event} />;
  return act === 'message' ? <MessageDrawer {...props} slug={event.slug} /> : null;
}
