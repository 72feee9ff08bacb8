import type { CountryCode } from '@idavuelta/shared/contracts';
import type { DepartureSummary } from '@idavuelta/shared/contracts/staff';
import { Link, useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Flex, Form, Input } from 'antd';
import moment from 'moment';
import { DayFilter } from '../../forms/DayFilter.tsx';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useDepartures } from './travellers.api.ts';

const today = () => moment().format('YYYY-MM-DD');

/** Lists departures from today on, with links to their travellers. */
export default function TravellersPage() {
  return (
    <OfficePage path="/travellers">
      {({ permissions }) => <Departures mayDispatch={permissions.includes('dispatch.read')} />}
    </OfficePage>
  );
}

function Departures({ mayDispatch }: { mayDispatch: boolean }) {
  const { t } = useTranslation('back-office/travellers');
  const { date } = useFormats();
  const { moment } = useClocks();
  const translated = useTranslated();
  const { query, filters, change } = useListQuery('startsAt', ['text', 'from', 'until', 'country']);
  const from = filters.from ?? today();
  const { data, error, isFetching } = useDepartures({ ...query, ...filters, from });
  return (
    <>
      <Flex wrap gap="small">
        <Input.Search
          aria-label={t('find')}
          placeholder={t('find')}
          allowClear
          defaultValue={filters.text}
          onSearch={(text) => change({ text })}
        />
        <DayFilter id="travellers-from" label={t('from')} value={from} onChange={(day) => change({ from: day })} />
        <DayFilter
          id="travellers-until"
          label={t('until')}
          value={filters.until}
          onChange={(until) => change({ until })}
        />
        <Form.Item label={t('country')} htmlFor="travellers-country" layout="vertical">
          <CountrySelect
            id="travellers-country"
            allowClear
            placeholder={t('all')}
            value={filters.country as CountryCode | undefined}
            onChange={(country?: CountryCode) => change({ country })}
          />
        </Form.Item>
      </Flex>
      <Failure error={error} />
      <ListTable<DepartureSummary>
        label={t('departures')}
        rowKey="id"
        list={data}
        loading={isFetching && !data}
        query={query}
        onQuery={change}
        locale={{ emptyText: t('none') }}
        columns={[
          {
            title: t('fields.starts'),
            key: 'startsAt',
            sorter: true,
            render: (_, { startsAt, timeZone }) => moment(startsAt, timeZone),
          },
          {
            title: t('fields.event'),
            render: (_, { id, event }) => (
              <Link to={linkTo('/travellers/:id', id)}>{translated(event.translations)?.name ?? event.slug}</Link>
            ),
          },
          { title: t('fields.place'), dataIndex: 'place' },
          { title: t('fields.sold'), key: 'sold', dataIndex: 'sold', sorter: true, align: 'end' },
          { title: t('fields.held'), dataIndex: 'held', align: 'end' },
          { title: t('fields.free'), key: 'free', dataIndex: 'free', sorter: true, align: 'end' },
          { title: t('fields.waiting'), key: 'waiting', dataIndex: 'waiting', sorter: true, align: 'end' },
          {
            title: t('fields.dispatch'),
            hidden: !mayDispatch,
            render: (_, { id, event, startsAt, timeZone }) => (
              <Link
                to={linkTo('/dispatch/:id/:direction', id, 'out')}
                aria-label={t('dispatch_of', {
                  event: translated(event.translations)?.name ?? event.slug,
                  date: date(startsAt, 'medium', timeZone),
                })}
              >
                {t('dispatch')}
              </Link>
            ),
          },
        ]}
      />
    </>
  );
}
