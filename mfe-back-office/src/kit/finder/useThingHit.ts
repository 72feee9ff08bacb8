import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { FoundThing, StaffPermission } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { linkTo } from '../areas.ts';
import type { Hit } from './office-hits.ts';

/** The page of a thing. People who may not see travellers get to the departures of the event. */
function pathOf(
  { kind, thing, event = '', departureId = 0, direction = 'out' }: FoundThing,
  permissions: StaffPermission[],
) {
  switch (kind) {
    case 'order':
      return linkTo('/orders/:id', thing);
    case 'customer':
      return linkTo('/customers/:id', thing);
    case 'event':
      return linkTo('/events/:slug', thing);
    case 'departure':
      return permissions.includes('travellers.read')
        ? linkTo('/travellers/:id', thing)
        : linkTo('/events/:slug/departures', event);
    case 'trip':
      return linkTo('/dispatch/:id/:direction', departureId, direction);
    case 'bank-row':
      return `${linkTo('/transfers')}?tab=rows`;
  }
}

/** Returns the function that says where a found thing is and what tells it from others. */
export function useThingHit(permissions: StaffPermission[]) {
  const { t } = useTranslation('back-office');
  const { date } = useFormats();
  return (found: FoundThing): Hit & { kind: FoundThing['kind'] } => {
    const { kind, thing, title, about, contact, at, timeZone, amount, direction } = found;
    const day = at && timeZone && date(at, 'medium', timeZone);
    const time = kind === 'departure' && at && timeZone && date(at, 'time', timeZone);
    const way = direction && t(`finder.directions.${direction}`);
    return {
      key: `${kind} ${thing}`,
      kind,
      to: pathOf(found, permissions),
      title,
      about: [about, contact, way, amount && formatMoney(amount), day, time].filter(Boolean).join(' · '),
    };
  };
}
