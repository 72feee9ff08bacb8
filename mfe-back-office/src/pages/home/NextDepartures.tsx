import type { DeparturePlan, DepartureSummary } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Progress } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { StartLines } from '../../lists/StartLines.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { PlanTag } from './PlanTag.tsx';

interface NextDeparturesProps {
  departures: DepartureSummary[];
  /** Left out where the user may not see plans. */
  plans: DeparturePlan[] | undefined;
}

const directions = ['out', 'back'] as const;

/** Lists the departures of the next days: what is sold and held, who waits, and whether the trips are planned. */
export function NextDepartures({ departures, plans }: NextDeparturesProps) {
  const { t } = useTranslation('back-office/home');
  const translated = useTranslated();
  const planColumns = directions.map((direction) => ({
    title: t(`fields.${direction}`),
    key: direction,
    render: (_: unknown, { id, sold }: DepartureSummary) => (
      <PlanTag
        departureId={id}
        direction={direction}
        isSold={sold > 0}
        plan={plans?.find((plan) => plan.departureId === id && plan.direction === direction)}
      />
    ),
  }));
  return (
    <div>
      <h2>{t('departures')}</h2>
      {departures.length === 0 ? (
        <p>{t('no_departures')}</p>
      ) : (
        <WideTable<DepartureSummary>
          label={t('departures')}
          rowKey="id"
          dataSource={departures}
          columns={[
            {
              title: t('fields.event'),
              render: (_, { id, event }) => (
                <Link to={linkTo('/travellers/:id', id)}>{translated(event.translations)?.name ?? event.slug}</Link>
              ),
            },
            {
              title: t('fields.starts'),
              render: (_, { startsAt, timeZone, country }) => (
                <StartLines at={startsAt} timeZone={timeZone} country={country} />
              ),
            },
            {
              title: t('fields.sold'),
              width: '11rem',
              render: (_, { sold, capacity }) => (
                <Progress
                  percent={capacity ? Math.round((sold / capacity) * 100) : 0}
                  format={() => t('of', { sold, capacity })}
                  size="small"
                  aria-label={t('of', { sold, capacity })}
                />
              ),
            },
            { title: t('fields.held'), dataIndex: 'held', align: 'end' },
            { title: t('fields.waiting'), dataIndex: 'waiting', align: 'end' },
            ...(plans ? planColumns : []),
          ]}
        />
      )}
    </div>
  );
}
