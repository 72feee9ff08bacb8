import type { ComplaintRow, StaffAccount } from '@idavuelta/shared/contracts/staff';
import { Link, useFormats, useTranslation } from '@idavuelta/shared/platform';
import { zoneOf } from '../../features/tax/country-zones.ts';
import { linkTo } from '../../kit/areas.ts';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { choice } from '../../lists/filters/choice.ts';
import { ListHead } from '../../lists/ListHead.tsx';
import { ListTable } from '../../lists/ListTable.tsx';
import { useList } from '../../lists/useList.ts';
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
          <ListHead lead={t('areas.complaints.lead')} />
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

function Queue() {
  const { t } = useTranslation('back-office/complaints');
  const { date } = useFormats();
  const any = t('any');
  const list = useList(useComplaints, 'dueOn', {
    filters: [
      { kind: 'search', name: 'text', label: t('find.label'), help: t('find.help') },
      choice('state', t('fields.state'), states, (value) => t(`states.${value}`), { any }),
      choice('kind', t('fields.kind'), kinds, (value) => t(`kinds.${value}`), { any }),
      { kind: 'day', name: 'from', label: t('from') },
      { kind: 'day', name: 'until', label: t('until'), after: 'from' },
    ],
  });
  return (
    <ListTable<ComplaintRow>
      {...list}
      name="complaints"
      label={t('back-office:areas.complaints.title')}
      rowKey="id"
      locale={{ emptyText: t('none') }}
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
        { title: t('fields.left'), key: 'left', card: 'state', render: (_, sheet) => <DaysLeft sheet={sheet} /> },
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
