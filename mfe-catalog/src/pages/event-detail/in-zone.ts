import { dateTimeFormat } from '@idavuelta/shared/platform';

/**
 * A moment in local time with its offset from UTC: `2027-03-05T20:00:00-05:00`.
 * @param iso ISO 8601 UTC
 * @param timeZone IANA name
 */
export function inZone(iso: string, timeZone: string): string {
  const format = dateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  const parts = format.formatToParts(new Date(iso));
  const {
    year,
    month,
    day,
    hour,
    minute,
    second,
    timeZoneName = '',
  } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  // Some browsers write UTC itself as `GMT` alone.
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${timeZoneName.replace('GMT', '') || '+00:00'}`;
}
