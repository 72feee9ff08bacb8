import type { ReportSubscription } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';

/** 1 March 2027 is a Monday. */
const dayOfWeek = (weekday: number) => `2027-03-0${weekday}T12:00:00Z`;
const atHour = (hour: number) => `2027-03-01T${String(hour).padStart(2, '0')}:00:00Z`;

/** Returns functions that say when a report is mailed. */
export function useScheduleTexts() {
  const { t } = useTranslation('back-office/reports');
  const { date } = useFormats();
  const { nameOf } = useClocks();
  const weekdayOf = (weekday: number) => date(dayOfWeek(weekday), 'weekday', 'UTC');
  const hourOf = (hour: number) => date(atHour(hour), 'time', 'UTC');
  return {
    weekdayOf,
    hourOf,
    /** `cada lunes, 08:00 (hora de Lima)` */
    scheduleOf: ({ frequency, weekday = 1, monthDay = 1, hour, timeZone }: ReportSubscription) =>
      t(`mails.every.${frequency}`, {
        weekday: weekdayOf(weekday),
        day: monthDay,
        time: hourOf(hour),
        clock: nameOf(timeZone),
      }),
  };
}
