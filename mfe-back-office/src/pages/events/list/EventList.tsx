import type { ManagedEventRow } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Badge } from 'antd';
import { linkTo } from '../../../kit/areas.ts';
import { ListTable } from '../../../lists/ListTable.tsx';
import { useListQuery } from '../../../lists/useListQuery.ts';
import { ExportButton } from '../files/ExportButton.tsx';
import { StateMenu } from '../StateMenu.tsx';
import { eventFilters, useEvents } from './event-list.api.ts';
import { useEventActions } from './useEventActions.ts';
import { useEventFilters } from './useEventFilters.ts';

const badges = {
  draft: 'default',
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
  const { moment } = useClocks();
  const { query, filters: values, change } = useListQuery('startsAt', eventFilters);
  const { data, error, isFetching, refetch } = useEvents({ ...query, ...values });
  const filters = useEventFilters();
  const actions = useEventActions(mayChange);
  const exported = { ...values, sort: query.sort };
  return (
    <ListTable<ManagedEventRow>
      name="events"
      label={t('list')}
      rowKey="slug"
      loading={isFetching}
      error={error}
      onRetry={() => void refetch()}
      filters={filters}
      values={values}
      onFilter={change}
      exported={exported}
      selection={{
        keyOf: ({ slug }) => slug,
        nameOf: ({ name }) => name,
        actions,
        extra: (rows) => <ExportButton slugs={rows.map(({ slug }) => slug)} />,
        all: { url: '/staff-api/events', params: exported, by: 'page' },
      }}
      list={data}
      query={query}
      onQuery={change}
      columns={[
        {
          key: 'name',
          title: t('columns.event'),
          sorter: true,
          render: (_, { slug, name, place }) => (
            <>
              <Link to={linkTo('/events/:slug', slug)}>{name}</Link>
              <br />
              <span>{place}</span>
            </>
          ),
        },
        {
          key: 'startsAt',
          title: t('columns.begins'),
          sorter: true,
          render: (_, { startsAt, timeZone }) => (startsAt ? moment(startsAt, timeZone) : t('no_departure')),
        },
        {
          key: 'country',
          title: t('filters.country'),
          render: (_, { countryCode }) => t(`countries.${countryCode}`),
        },
        {
          key: 'status',
          title: t('filters.status'),
          render: (_, { status }) => <Badge status={badges[status]} text={t(`back-office:event_states.${status}`)} />,
        },
        {
          key: 'visibility',
          title: t('filters.visibility'),
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
        ...(mayChange
          ? [
              {
                title: <span className="visually-hidden">{t('columns.state')}</span>,
                render: (_: unknown, event: ManagedEventRow) => <StateMenu event={event} />,
              },
            ]
          : []),
      ]}
    />
  );
}
