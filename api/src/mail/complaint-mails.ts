import type { Complaint, Language } from '@idavuelta/shared/contracts';
import { staffLinks } from '@idavuelta/shared/contracts/staff';
import type { ComplaintMailJob } from '../jobs/jobs.ts';
import { longDay } from './long-date.ts';
import { type Mail, toMail } from './mail.ts';
import { mailTexts } from './texts/texts.ts';

/** A sheet of the complaints book. */
export interface MailedComplaint {
  /** E-mail address of the person. */
  to: string;
  /** E-mail address of the company, if it gets copies. */
  copyTo?: string;
  name: string;
  language: Language;
  number: string;
  kind: Complaint['kind'];
  company: string;
  /** `YYYY-MM-DD`. */
  dueOn: string;
  answer: string | null;
  pdf: Buffer;
}

/** Mails a sheet to its person or to the company, or its answer; undefined where nobody gets it. */
export async function complaintMail(
  { kind: mail }: ComplaintMailJob,
  complaint: MailedComplaint,
  siteUrl: string,
): Promise<Mail | undefined> {
  const { to, copyTo, name, number, kind, company, dueOn, answer, pdf } = complaint;
  const isCopy = mail === 'complaint-copy';
  const receiver = isCopy ? copyTo : to;
  if (!receiver || (mail === 'complaint-answered' && !answer)) return undefined;
  const language = isCopy ? 'es_PE' : complaint.language;
  const t = mailTexts(language);
  const attachment = { filename: `hoja-${number}.pdf`, contentType: 'application/pdf', content: pdf };
  return toMail(
    receiver,
    t(`${mail}.subject`, { number }),
    {
      language,
      title: t(`${mail}.title`),
      paragraphs: [
        ...(isCopy ? [] : [t('greeting', { name })]),
        t(`${mail}.body`, { company }),
        ...(mail === 'complaint-answered' && answer ? answer.split(/\s*\n\s*/).filter(Boolean) : []),
      ],
      facts: [
        [t('complaint.number'), number],
        [t('complaint.kind'), t(`complaint.kinds.${kind}`)],
        ...(mail === 'complaint-answered' ? [] : [[t('complaint.due'), longDay(dueOn, language)] as [string, string]]),
      ],
      ...(isCopy && { action: { label: t('complaint-copy.action'), href: new URL(staffLinks.home(), siteUrl).href } }),
      note: t(`${mail}.note`),
    },
    [attachment],
  );
}
