import { links } from '@idavuelta/shared/contracts';
import type { FirstDay as FirstDayData, FirstStepName, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Card, Progress } from 'antd';
import { type AreaPath, areaAt, linkTo } from '../../kit/areas.ts';
import styles from './FirstDay.module.css';
import { SampleData } from './SampleData.tsx';

/** The page on which each step is done; the last one is a page of the shop. */
const pages: Record<Exclude<FirstStepName, 'sale'>, AreaPath> = {
  province: '/provinces',
  payment: '/payment-settings',
  event: '/new-event',
  departures: '/events/:slug/departures',
  publish: '/events/:slug',
  legal: '/legal',
  'tax-company': '/tax-companies',
  colleagues: '/people',
};

/** Returns the address of a step; undefined while it needs an event that is not there. */
function addressOf(name: FirstStepName, event: string | undefined) {
  if (name === 'sale') return event && links.event(event);
  if (name === 'event' && event) return linkTo('/events/:slug', event);
  if (name === 'departures' || name === 'publish') return event && linkTo(pages[name], event);
  return linkTo(pages[name]) + (name === 'payment' ? '?tab=account' : '');
}

interface FirstDayProps {
  firstDay: FirstDayData;
  permissions: StaffPermission[];
}

/** Leads from an empty installation to the first sale, with sample data for who wants to look first. */
export default function FirstDay({ firstDay, permissions }: FirstDayProps) {
  const { t } = useTranslation('back-office/home');
  const { event, sample } = firstDay;
  const steps = firstDay.steps.filter(
    ({ name }) => name === 'sale' || permissions.includes(areaAt(pages[name]).permission),
  );
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title={
        <h2 id="first-day" className={styles.title}>
          {t('first_day.title')}
        </h2>
      }
      extra={
        <Progress
          type="circle"
          size={40}
          percent={Math.round((done / steps.length) * 100)}
          format={() => `${done}/${steps.length}`}
          aria-label={t('first_day.progress', { done, count: steps.length })}
        />
      }
    >
      <ol aria-labelledby="first-day" className={styles.steps}>
        {steps.map(({ name, isDone }) => (
          <Step key={name} name={name} isDone={isDone} address={addressOf(name, event)} />
        ))}
      </ol>
      {permissions.includes('sample-data') && <SampleData sample={sample} />}
    </Card>
  );
}

interface StepProps {
  name: FirstStepName;
  isDone: boolean;
  address: string | undefined;
}

function Step({ name, isDone, address }: StepProps) {
  const { t } = useTranslation('back-office/home');
  const title = t(`first_day.steps.${name}.title`);
  return (
    <li className={isDone ? styles.done : styles.open}>
      <span role="img" aria-label={t(isDone ? 'first_day.done' : 'first_day.open')} className={styles.mark}>
        {isDone ? '✓' : ''}
      </span>
      <span>
        {address ? <Link to={address}>{title}</Link> : <strong>{title}</strong>}
        <small>{address ? t(`first_day.steps.${name}.lead`) : t('first_day.after')}</small>
      </span>
    </li>
  );
}
