import { deviceZone } from '@idavuelta/shared/contracts/time';
import { serverNow, useFormats, useTranslation } from '@idavuelta/shared/platform';

const steps = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Shows how long ago a moment was in its largest unit, with the date as a tooltip: `hace 3 h`. */
export function Age({ since }: { since: string }) {
  const { i18n } = useTranslation();
  const { date } = useFormats();
  const seconds = Math.max(0, (serverNow() - Date.parse(since)) / 1000);
  const [unit, length] = steps.find(([, length]) => seconds >= length) ?? ['minute', 60];
  const format = new Intl.RelativeTimeFormat(i18n.language.replace('_', '-'), { style: 'short' });
  return (
    <time dateTime={since} title={`${date(since, 'medium', deviceZone())}, ${date(since, 'time', deviceZone())}`}>
      {format.format(-Math.floor(seconds / length), unit)}
    </time>
  );
}
