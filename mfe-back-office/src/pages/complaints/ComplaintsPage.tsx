import type { ComplaintRow, StaffAccount } from '@idavuelta/shared/contracts/staff';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { zoneOf } from '../../features/tax/country-zones.ts';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { choice } from '../../lists/filters/choice.ts';
import { ListTable } from '../../lists/ListTable.tsx';
import { useListQuery } from '../../lists/useListQuery.ts';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { useComplaints } from './complaints.api.ts';
import { DaysLeft } from './DaysLeft.tsx';
import { RegisterExport } from './RegisterExport.tsx';

/** The complaints book: its queue, most urgent first, and its register. */
export default function ComplaintsPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage path="/complaints">
      {({ permissions }) => (
        <>
          <p>{t('areas.complaints.lead')}</p>
          <Parts permissions={permissions} />
        </>
      )}
    </OfficePage>
  );
}

function Parts({ permissions }: Pick<StaffAccount, 'permissions'>) {
  const { t } = useTranslation('back-office/complaints');
  const register = { key: 'register', label: t('tabs.register'), children: <RegisterExport /> };
  return (
    <PageTabs
      items={[
        { key: 'queue', label: t('tabs.queue'), children: <Queue /> },
        ...(permissions.includes('complaints.answer') ? [register] : []),
      ]}
    />
  );
}

const states = ['open', 'overdue', 'answered'] as const;
const kinds = ['reclamo', 'queja'] as const;
const filterNames = ['state', 'kind', 'from', 'until', 'text'] as const;

function Queue() {
  const { t } = useTranslation('back-office/complaints');
  const { date } = useFormats();
  const { query, filters, change } = useListQuery('dueOn', filterNames);
  const { data, error, isFetching, refetch } = useComplaints({ ...query, ...filters });
  const any = t('any');
  return (
    <ListTable<ComplaintRow>
      name="complaints"
      label={t('back-office:areas.complaints.title')}
      rowKey="id"
      list={data}
      loading={isFetching}
      error={error}
      onRetry={() => void refetch()}
      filters={[
        { kind: 'search', name: 'text', label: t('find.label'), help: t('find.help') },
        choice('state', t('fields.state'), states, (value) => t(`states.${value}`), { any }),
        choice('kind', t('fields.kind'), kinds, (value) => t(`kinds.${value}`), { any }),
        { kind: 'day', name: 'from', label: t('from') },
        { kind: 'day', name: 'until', label: t('until'), after: 'from' },
      ]}
      values={filters}
      onFilter={change}
      locale={{ emptyText: t('none') }}
      query={query}
      onQuery={change}
      columns={[
        {
          title: t('fields.number'),
          key: 'number',
          render: (_, { id, number }) => (
            <Link to={linkTo('/complaints/:id', id)} translate="no">
              {number}
            </Link>
          ),
        },
        { title: t('fields.left'), key: 'left', render: (_, sheet) => <DaysLeft sheet={sheet} /> },
        {
          title: t('fields.due'),
          key: 'dueOn',
          sorter: true,
          render: (_, { dueOn }) => date(`${dueOn}T12:00:00Z`, 'medium', 'UTC'),
        },
        { title: t('fields.kind'), key: 'kind', render: (_, { kind }) => t(`kinds.${kind}`) },
        { title: t('fields.name'), key: 'name', render: (_, { name }) => <span translate="no">{name}</span> },
        {
          title: t('fields.filed'),
          key: 'filedAt',
          sorter: true,
          render: (_, { filedAt, country }) => date(filedAt, 'medium', zoneOf[country]),
        },
      ]}
    />
  );
}
