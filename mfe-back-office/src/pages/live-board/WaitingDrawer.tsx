import type { LiveRun, WaitingTraveller } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Drawer, Skeleton } from 'antd';
import { Contact } from '../../features/contacts/Contact.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useTellLateRun, useWaitingTravellers } from './late-run.api.ts';
import styles from './live-board.module.css';

interface WaitingDrawerProps {
  run: LiveRun;
  /** Delay in minutes. */
  delay: number;
  timeZone: string;
  /** Whether the user may send the message. */
  mayTell: boolean;
  onClose: () => void;
}

/** Longest delay that the message says. */
const longestDelay = 240;

/** Who still waits for a late run, with their phones, and one click that tells them all. */
export function WaitingDrawer({ run, delay, timeZone, mayTell, onClose }: WaitingDrawerProps) {
  const { t } = useTranslation('back-office/live-board');
  const { message } = App.useApp();
  const { data: waiting, error } = useWaitingTravellers(run.id);
  const [tell, { isLoading, error: failure }] = useTellLateRun();
  const minutes = Math.min(delay, longestDelay);

  const tellAll = async () => {
    const { data } = await tell({ id: run.id, minutes });
    if (data) void message.success(t('waiting.told', { count: data.told }));
  };
  return (
    <Drawer title={t('waiting.title', { van: run.van, count: delay })} open size="large" onClose={onClose}>
      <Failure error={error ?? failure} />
      {!waiting && !error && <Skeleton active />}
      {waiting?.length === 0 && <p>{t('waiting.nobody')}</p>}
      {waiting && waiting.length > 0 && (
        <>
          <ul className={styles.changes}>
            {waiting.map((traveller) => (
              <Traveller
                key={`${traveller.order} ${traveller.name} ${traveller.at}`}
                {...{ traveller, delay, timeZone }}
              />
            ))}
          </ul>
          {mayTell && (
            <>
              <p>{t('waiting.what', { count: minutes })}</p>
              <Button type="primary" loading={isLoading} onClick={() => void tellAll()}>
                {t('waiting.tell')}
              </Button>
            </>
          )}
        </>
      )}
    </Drawer>
  );
}

interface TravellerProps extends Pick<WaitingDrawerProps, 'delay' | 'timeZone'> {
  traveller: WaitingTraveller;
}

function Traveller({ traveller: { name, phone, order, at, toldAt }, delay, timeZone }: TravellerProps) {
  const { t } = useTranslation('back-office/live-board');
  const { date } = useFormats();
  const timeOf = (iso: string) => date(iso, 'time', timeZone);
  const expected = new Date(Date.parse(at) + delay * 60_000).toISOString();
  return (
    <li>
      <span translate="no">{`${name} · ${order}`}</span>
      <Contact value={phone}>
        <a href={`tel:${phone}`} aria-label={t('call', { name })}>
          {phone}
        </a>
      </Contact>
      <span className={styles.quiet}>{t('waiting.expected', { planned: timeOf(at), time: timeOf(expected) })}</span>
      {toldAt && <span className={styles.quiet}>{t('waiting.told_at', { time: timeOf(toldAt) })}</span>}
    </li>
  );
}
