import { type StaffPermission, staffLinks } from '@idavuelta/shared/contracts/staff';
import { Link, useTranslation } from '@idavuelta/shared/platform';
import { Badge, Flex } from 'antd';
import { useThing } from '../../kit/useThing.ts';
import styles from './EventHeader.module.css';
import { useEvent } from './event-header.api.ts';

const parts = {
  fields: { link: staffLinks.event, permission: 'events.read' },
  departures: { link: staffLinks.departures, permission: 'events.read' },
  prices: { link: staffLinks.prices, permission: 'events.read' },
  coupons: { link: staffLinks.eventCoupons, permission: 'coupons.read' },
} as const satisfies Record<string, { link: (slug: string) => string; permission: StaffPermission }>;
type EventPart = keyof typeof parts;

interface EventHeaderProps {
  slug: string;
  /** The tab of the current page. */
  part: EventPart;
  /** Permissions of the user: tabs they may not open are hidden. */
  permissions: readonly StaffPermission[];
}

/** Shows the event's name and state above each of its pages, with links to travellers and the other pages. */
export function EventHeader({ slug, part, permissions }: EventHeaderProps) {
  const { t } = useTranslation('back-office');
  const { data: event } = useEvent(slug);
  useThing(event?.name);
  const open = (Object.keys(parts) as EventPart[]).filter((key) => permissions.includes(parts[key].permission));
  return (
    <>
      {event && (
        <Flex wrap gap="small" align="center" className={styles.name}>
          <h2>{event.name}</h2>
          <Badge status="default" text={t(`event_states.${event.status}`)} />
          {permissions.includes('travellers.read') && (
            <Link to={staffLinks.travellersOf(event.slug)}>{t('event_header.travellers')}</Link>
          )}
        </Flex>
      )}
      <nav aria-label={t('event_header.parts')} className={styles.parts}>
        {open.map((key) => (
          <Link key={key} to={parts[key].link(slug)} aria-current={key === part ? 'page' : undefined}>
            {t(`event_header.${key}`)}
          </Link>
        ))}
      </nav>
    </>
  );
}
