import { TZDate } from '@date-fns/tz';
import { type EventTexts, type Language, links, type Translations, translated } from '@idavuelta/shared/contracts';
import { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import { createCalendar } from './calendar-file.ts';
import type { Attachment } from './mail.ts';
import { mailTexts } from './texts/texts.ts';

/** An event whose sale opens. */
interface SaleToCome {
  id: number;
  slug: string;
  timeZone: string;
  translations: Translations<EventTexts>;
  /** A calendar shows the entry with the highest one. */
  revision: number;
  opensAt: Date;
}

/** Length of the entry, and time from its alarm to its start. */
const minutes = 15;

/** Builds a calendar file with the opening of a sale, which replaces the one of an earlier file. */
export function saleCalendar(
  event: SaleToCome,
  { language, siteUrl }: { language: Language; siteUrl: string },
): Attachment {
  const { id, slug, timeZone, opensAt, revision } = event;
  const url = new URL(links.event(slug), siteUrl).href;
  const summary = mailTexts(language)('sale-opens.entry', {
    event: translated(event.translations, language)?.name ?? slug,
  });
  const calendar = createCalendar(ICalCalendarMethod.PUBLISH);
  const entry = calendar.createEvent({
    id: `sale-${id}@idavuelta`,
    start: new TZDate(opensAt, timeZone),
    end: new TZDate(opensAt.getTime() + minutes * 60_000, timeZone),
    timezone: timeZone,
    sequence: revision,
    summary,
    description: url,
    url,
  });
  entry.createAlarm({ type: ICalAlarmType.display, trigger: minutes * 60, description: summary });
  return {
    filename: 'idavuelta-sale.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendar.toString()),
  };
}
