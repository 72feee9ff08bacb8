import type { ManagedEventRow } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Badge } from 'antd';
import { linkTo } from '../../../kit/areas.ts';
import { ListTable } from '../../../lists/ListTable.tsx';
import { StartLines } from '../../../lists/StartLines.tsx';
import { TwoLines } from '../../../lists/TwoLines.tsx';
import { useList } from '../../../lists/useList.ts';
import { ExportButton } from '../files/ExportButton.tsx';
import { StateMenu } from '../StateMenu.tsx';
import { useEvents } from './event-list.api.ts';
import { useEventActions } from './useEventActions.ts';
import { useEventFilters } from './useEventFilters.ts';

const badges = {
  draft: 'default',
  announced: 'processing',
  on_sale: 'success',
  sold_out: 'processing',
  closed: 'warning',
  stopped: 'error',
  withdrawn: 'error',
  over: 'default',
} as const;

/** Lists events with their sales; each row offers the actions on its event. */
export function EventList({ mayChange }: { mayChange: boolean }) {
  const { t } = useTranslation('back-office/events');
  const list = useList(useEvents, 'startsAt', { filters: useEventFilters() });
  const actions = useEventActions(mayChange);
  return (
    <ListTable<ManagedEventRow>
      {...list}
      name="events"
      label={t('list')}
      rowKey="slug"
      selection={{
        keyOf: ({ slug }) => slug,
        nameOf: ({ name }) => name,
        actions,
        extra: (rows) => <ExportButton slugs={rows.map(({ slug }) => slug)} />,
        all: { url: '/staff-api/events', params: list.exported, by: 'page' },
      }}
      columns={[
        {
          key: 'name',
          title: t('columns.event'),
          sorter: true,
          render: (_, { slug, name, place }) => (
            <TwoLines first={<Link to={linkTo('/events/:slug', slug)}>{name}</Link>} second={place} />
          ),
        },
        {
          key: 'startsAt',
          title: t('columns.begins'),
          sorter: true,
          render: (_, { startsAt, timeZone, countryCode }) =>
            startsAt ? <StartLines at={startsAt} timeZone={timeZone} country={countryCode} /> : t('no_departure'),
        },
        {
          key: 'country',
          title: t('filters.country'),
          isExtra: true,
          render: (_, { countryCode }) => t(`countries.${countryCode}`),
        },
        {
          key: 'status',
          title: t('filters.status'),
          card: 'state',
          render: (_, { status }) => <Badge status={badges[status]} text={t(`back-office:event_states.${status}`)} />,
        },
        {
          key: 'visibility',
          title: t('filters.visibility'),
          isExtra: true,
          render: (_, { visibility }) => t(`visibilities.${visibility}`),
        },
        {
          key: 'sold',
          title: t('columns.sold'),
          sorter: true,
          align: 'right',
          render: (_, { sold, held }) => (held ? t('sold_and_held', { sold, held }) : sold),
        },
        {
          key: 'capacity',
          title: t('columns.capacity'),
          sorter: true,
          align: 'right',
          dataIndex: 'capacity',
        },
        {
          title: <span className="visually-hidden">{t('columns.state')}</span>,
          card: 'actions',
          hidden: !mayChange,
          render: (_, event) => <StateMenu event={event} />,
        },
      ]}
    />
  );
}
