import type { DepartureSummary } from '@idavuelta/shared/contracts/staff';
import { Link, useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import moment from 'moment';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { choice } from '../../lists/filters/choice.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import { StartLines } from '../../lists/StartLines.tsx';
import { useList } from '../../lists/useList.ts';
import { useCountryName } from '../../ui/CountrySelect.tsx';
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
  const translated = useTranslated();
  const countryName = useCountryName();
  const list = useList(useDepartures, 'startsAt', {
    filters: [
      { kind: 'search', name: 'text', label: t('find') },
      { kind: 'day', name: 'from', label: t('from'), fallback: today() },
      { kind: 'day', name: 'until', label: t('until') },
      choice('country', t('country'), ['PE', 'CL', 'ES'], countryName, { any: t('all') }),
    ],
  });
  return (
    <ListTable<DepartureSummary>
      {...list}
      name="departures"
      label={t('departures')}
      rowKey="id"
      locale={{ emptyText: t('none') }}
      columns={[
        {
          title: t('fields.event'),
          key: 'event',
          render: (_, { id, event }) => (
            <Link to={linkTo('/travellers/:id', id)}>{translated(event.translations)?.name ?? event.slug}</Link>
          ),
        },
        {
          title: t('fields.starts'),
          key: 'startsAt',
          sorter: true,
          render: (_, { startsAt, timeZone, country }) => (
            <StartLines at={startsAt} timeZone={timeZone} country={country} />
          ),
        },
        { title: t('fields.place'), key: 'place', dataIndex: 'place' },
        { title: t('fields.sold'), key: 'sold', dataIndex: 'sold', sorter: true, align: 'end' },
        { title: t('fields.held'), key: 'held', dataIndex: 'held', align: 'end', isExtra: true },
        { title: t('fields.free'), key: 'free', dataIndex: 'free', sorter: true, align: 'end' },
        { title: t('fields.waiting'), key: 'waiting', dataIndex: 'waiting', sorter: true, align: 'end' },
        {
          title: t('fields.dispatch'),
          key: 'dispatch',
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
  );
}
