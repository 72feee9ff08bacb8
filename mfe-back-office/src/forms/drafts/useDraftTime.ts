import { dayAt, deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats } from '@idavuelta/shared/platform';

/** Returns a function that names when something was saved: `10:42`, on another day `29 nov 2026, 10:42`. */
export function useDraftTime() {
  const { date } = useFormats();
  const zone = deviceZone();
  return (moment: string) => {
    const time = date(moment, 'time', zone);
    const isToday = dayAt(moment, zone) === dayAt(new Date().toISOString(), zone);
    return isToday ? time : `${date(moment, 'medium', zone)}, ${time}`;
  };
}
