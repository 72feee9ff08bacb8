import type { WaitingRoom } from '@idavuelta/shared/contracts/staff';
import { useClocks } from '@idavuelta/shared/ui';

/** Returns a function that names a queue by its event and departure. */
export function useRoomName() {
  const { moment } = useClocks();
  return ({ event, departure }: Pick<WaitingRoom, 'event' | 'departure'>) =>
    [event.name, departure && moment(departure.startsAt, event.timeZone)].filter(Boolean).join(' · ');
}
