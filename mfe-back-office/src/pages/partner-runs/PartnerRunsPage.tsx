import type { PartnerRuns } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Card, Spin, Tag } from 'antd';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { queryHook } from '../../kit/resource.ts';
import { Failure } from '../../ui/Failure.tsx';
import styles from './partner-runs.module.css';

/** Trips change while the page is open. */
const liveMs = 60_000;
const usePartnerRuns = queryHook<PartnerRuns>('/staff-api/partner-runs', undefined, { every: () => liveMs });

/** What a partner's dispatcher sees: vans and trips of the own company, and on the day who is picked up where. */
export default function PartnerRunsPage() {
  return <OfficePage path="/partner-runs">{() => <Runs />}</OfficePage>;
}

function Runs() {
  const { t } = useTranslation('back-office');
  const { data, error } = usePartnerRuns();
  if (!data) return error ? <Failure error={error} /> : <Spin />;
  return (
    <>
      <Failure error={error} />
      <ul className={styles.vans} aria-label={t('partner_runs.vans')} translate="no">
        {data.vehicles.map(({ plate, name, seats }) => (
          <li key={plate}>
            <Tag>{`${plate} · ${name} · ${t('partner_runs.seats', { count: seats })}`}</Tag>
          </li>
        ))}
      </ul>
      {data.runs.length === 0 && <p>{t('partner_runs.none')}</p>}
      <div className={styles.runs}>
        {data.runs.map((run) => (
          <Run key={`${run.van} ${run.startsAt}`} run={run} />
        ))}
      </div>
    </>
  );
}

function Run({ run }: { run: PartnerRuns['runs'][number] }) {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  const translated = useTranslated();
  const { event, direction, van, driver, startsAt, endsAt, timeZone, seats, stops } = run;
  const clock = (moment: string) => date(moment, 'time', timeZone);
  const title = t(`broken_trips.${direction}`, {
    event: translated(event.translations)?.name ?? event.slug,
    date: `${date(startsAt, 'medium', timeZone)}, ${clock(startsAt)}–${clock(endsAt)}`,
    van,
  });
  return (
    <Card size="small" title={title}>
      <p>{t('partner_runs.facts', { driver, count: seats })}</p>
      {stops.length === 0 ? (
        <p>{t('partner_runs.on_the_day')}</p>
      ) : (
        <ol className={styles.stops}>
          {stops.map(({ at, names, address, point }) => (
            <li key={`${at} ${address} ${names.join()}`}>
              <strong>{clock(at)}</strong>{' '}
              <span>
                {`${names.join(', ')} · ${point ? t('stop_point.line', { ...point, minutes: point.walkMinutes }) : address}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
