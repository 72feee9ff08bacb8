import type { Language } from '@idavuelta/shared/contracts';
import { type ReportName, staffLinks } from '@idavuelta/shared/contracts/staff';
import { longDay } from './long-date.ts';
import { type Attachment, type Mail, toMail } from './mail.ts';
import { mailTexts } from './texts/texts.ts';

/** A report that is mailed on a schedule, for one of its readers. */
export interface MailedReport {
  to: string;
  /** Of the reader. */
  name: string;
  language: Language;
  /** Name that its maker gave it. */
  subscription: string;
  /** Name of who made it. */
  maker: string;
  report: ReportName;
  /** Title of the report. */
  title: string;
  days: { from: string; until: string };
  /** Query of its page. */
  filters: Record<string, string>;
  rows: number;
  file: Attachment;
}

/** Sends a report, with a link to its page. */
export function reportMail(mailed: MailedReport, siteUrl: string): Promise<Mail> {
  const { to, name, language, subscription, maker, report, title, days, filters, rows, file } = mailed;
  const t = mailTexts(language);
  const [from, until] = [longDay(days.from, language), longDay(days.until, language)];
  return toMail(
    to,
    t('scheduled-report.subject', { name: subscription, from, until }),
    {
      language,
      title: subscription,
      paragraphs: [
        t('greeting', { name }),
        t(rows > 0 ? 'scheduled-report.body' : 'scheduled-report.nothing', { report: title }),
      ],
      facts: [
        [t('scheduled-report.report'), title],
        [t('scheduled-report.days'), from === until ? from : `${from} – ${until}`],
      ],
      action: {
        label: t('scheduled-report.action'),
        href: new URL(staffLinks.report(report, { ...filters, ...days }), siteUrl).href,
      },
      also: {
        label: t('scheduled-report.list'),
        href: new URL(staffLinks.reportMails(), siteUrl).href,
      },
      note: t('scheduled-report.note', { maker }),
    },
    [file],
  );
}
