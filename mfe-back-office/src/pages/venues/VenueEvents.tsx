import type { Venue } from '@idavuelta/shared/contracts/staff';
import { deviceZone } from '@idavuelta/shared/contracts/time';
import { Link, useFormats, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Tag } from 'antd';
import { linkTo } from '../../kit/areas.ts';
import { WideTable } from '../../ui/WideTable.tsx';

/** Lists the events at a venue, the latest first. */
export function VenueEvents({ events }: Pick<Venue, 'events'>) {
  const { t } = useTranslation('back-office/venues');
  const { date } = useFormats();
  const translated = useTranslated();
  if (events.length === 0) return <p>{t('none')}</p>;
  return (
    <WideTable<Venue['events'][number]>
      label={t('tabs.events')}
      rowKey="slug"
      dataSource={events}
      columns={[
        {
          title: t('fields.name'),
          render: (_, { slug, translations }) => (
            <Link to={linkTo('/events/:slug', slug)}>{translated(translations)?.name ?? slug}</Link>
          ),
        },
        { title: t('fields.starts'), render: (_, { startsAt }) => date(startsAt, 'medium', deviceZone()) },
        {
          title: t('fields.state'),
          render: (_, { isOver }) => <Tag color={isOver ? 'default' : 'success'}>{t(isOver ? 'over' : 'ahead')}</Tag>,
        },
      ]}
    />
  );
}
