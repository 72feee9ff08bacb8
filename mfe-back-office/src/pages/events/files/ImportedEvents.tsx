import type { ImportedEvent } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { linkTo } from '../../../kit/areas.ts';
import { WideTable } from '../../../ui/WideTable.tsx';

/** Lists the events of a file with the effect of importing each. */
export function ImportedEvents({ events }: { events: ImportedEvent[] }) {
  const { t } = useTranslation('back-office/events');
  return (
    <WideTable<ImportedEvent>
      label={t('import.events')}
      rowKey="slug"
      dataSource={events}
      columns={[
        {
          title: t('columns.event'),
          render: (_, { slug }) => <Link to={linkTo('/events/:slug', slug)}>{slug}</Link>,
        },
        { title: t('import.what'), render: (_, { created }) => t(created ? 'import.created' : 'import.changed') },
        { title: t('import.departures'), dataIndex: 'departures', align: 'right' },
        { title: t('import.tickets'), dataIndex: 'tickets', align: 'right' },
        { title: t('import.moved'), render: (_, { moved = [] }) => moved.join(', ') || '–' },
      ]}
    />
  );
}
