import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats } from '@idavuelta/shared/platform';

/** @returns writes a moment, day and time, as the clock beside the reader shows it */
export function useMoment() {
  const { date } = useFormats();
  const zone = deviceZone();
  return (iso: string) => `${date(iso, 'medium', zone)}, ${date(iso, 'time', zone)}`;
}
