import type { DepartureSummary } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Progress } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { WideTable } from '../../ui/WideTable.tsx';

/** Lists the departures of the next days: tickets sold, tickets on hold and people on the waiting list. */
export function NextDepartures({ departures }: { departures: DepartureSummary[] }) {
  const { t } = useTranslation('back-office');
  const { moment } = useClocks();
  const translated = useTranslated();
  return (
    <div>
      <h2>{t('home.departures')}</h2>
      <WideTable<DepartureSummary>
        label={t('home.departures')}
        rowKey="id"
        dataSource={departures}
        columns={[
          {
            title: t('home.fields.starts'),
            render: (_, { startsAt, timeZone }) => moment(startsAt, timeZone),
          },
          {
            title: t('home.fields.event'),
            render: (_, { id, event }) => (
              <Link to={linkTo('/travellers/:id', id)}>{translated(event.translations)?.name ?? event.slug}</Link>
            ),
          },
          {
            title: t('home.fields.sold'),
            render: (_, { sold, capacity }) => (
              <Progress
                percent={capacity ? Math.round((sold / capacity) * 100) : 0}
                format={() => t('home.of', { sold, capacity })}
                size="small"
                aria-label={t('home.of', { sold, capacity })}
              />
            ),
          },
          { title: t('home.fields.held'), dataIndex: 'held', align: 'end' },
          { title: t('home.fields.free'), dataIndex: 'free', align: 'end' },
          { title: t('home.fields.waiting'), dataIndex: 'waiting', align: 'end' },
        ]}
      />
    </div>
  );
}
