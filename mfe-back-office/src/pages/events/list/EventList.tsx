import type { ManagedEventRow } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Badge } from 'antd';
import { useState } from 'react';
import { linkTo } from '../../../kit/areas.ts';
import { ListTable } from '../../../lists/ListTable.tsx';
import { useListQuery } from '../../../lists/useListQuery.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { ExportButton } from '../files/ExportButton.tsx';
import { StateMenu } from '../StateMenu.tsx';
import { EventFilters } from './EventFilters.tsx';
import { eventFilters, useEvents } from './event-list.api.ts';

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
  const { query, filters, change } = useListQuery('startsAt', eventFilters);
  const { data, error, isFetching } = useEvents({ ...query, ...filters });
  // the selection survives a change of page
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <EventFilters filters={filters} onChange={change} />
      <Failure error={error} />
      <ExportButton slugs={chosen} />
      <ListTable<ManagedEventRow>
        label={t('list')}
        rowKey="slug"
        rowSelection={{
          selectedRowKeys: chosen,
          preserveSelectedRowKeys: true,
          onChange: (keys) => setChosen(keys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': t('export.choose_all') }),
          getCheckboxProps: ({ name }) => ({ 'aria-label': t('export.choose', { name }) }),
        }}
        loading={isFetching}
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
          { title: t('filters.country'), render: (_, { countryCode }) => t(`countries.${countryCode}`) },
          {
            title: t('filters.status'),
            render: (_, { status }) => <Badge status={badges[status]} text={t(`back-office:event_states.${status}`)} />,
          },
          { title: t('filters.visibility'), render: (_, { visibility }) => t(`visibilities.${visibility}`) },
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
    </>
  );
}
