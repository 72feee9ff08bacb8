import { deviceZone } from '@idavuelta/shared/contracts/time';
import { useFormats } from '@idavuelta/shared/platform';

/** Returns a function that formats date and time in the device's time zone. */
export function useMoment() {
  const { date } = useFormats();
  const zone = deviceZone();
  return (iso: string) => `${date(iso, 'medium', zone)}, ${date(iso, 'time', zone)}`;
}
