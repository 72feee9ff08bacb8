import { addDays, type MailFrequency } from '@idavuelta/shared/contracts/staff';
import { dayAt, momentAt } from '@idavuelta/shared/contracts/time';

export interface MailingSchedule {
  frequency: MailFrequency;
  /** 1 is Monday. */
  weekday: number | null;
  monthDay: number | null;
  hour: number;
  /** IANA name. */
  timeZone: string;
}

const isDueOn = (day: string, { frequency, weekday, monthDay }: MailingSchedule) => {
  if (frequency === 'weekly') return (new Date(day).getUTCDay() || 7) === weekday;
  return frequency === 'daily' || Number(day.slice(8)) === monthDay;
};

/** Returns the first time after a moment at which a report is due. */
export function dueAfter(schedule: MailingSchedule, moment: Date): Date {
  const time = `T${String(schedule.hour).padStart(2, '0')}:00`;
  let day = dayAt(moment, schedule.timeZone);
  for (;;) {
    const due = momentAt(day + time, schedule.timeZone);
    if (isDueOn(day, schedule) && due > moment) return due;
    day = addDays(day, 1);
  }
}

/** Returns the last time at which a report was due: what was missed is sent once. @param first a time that was due */
export function lastDue(schedule: MailingSchedule, first: Date, moment: Date): Date {
  let due = first;
  for (let next = due; next <= moment; next = dueAfter(schedule, next)) due = next;
  return due;
}
