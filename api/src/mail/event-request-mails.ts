import { type Currency, type Language, links } from '@idavuelta/shared/contracts';
import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { QuotePayment } from '@idavuelta/shared/contracts/rules';
import type { EventRequestMailJob } from '../jobs/jobs.ts';
import { longDate } from './long-date.ts';
import { type Mail, toMail } from './mail.ts';
import type { Fact } from './template/mail-content.ts';
import { mailTexts } from './texts/texts.ts';

/** A request for a private event and its organiser. */
export interface MailedRequest {
  status: string;
  /** Reason for its rejection. */
  reason: string | null;
  name: string;
  location: string;
  address: string;
  invitation: string;
  language: Language;
  siteOrigin: string;
  timeZone: string;
  startsAt: Date;
  /** Slug of the event it became. */
  slug: string | null;
  /** Price for the organiser; null before approval or when nothing is charged. */
  quoteMinor: number | null;
  quoteCurrency: Currency | null;
  quotePayBy: QuotePayment | null;
  quoteReference: string;
  /** The company's bank account in the event's country. */
  bankName: string | null;
  accountId: string | null;
  accountType: string | null;
  holder: string | null;
  /** E-mail address of the organiser. */
  to: string;
  firstName: string;
  lastName: string;
  /** Seats of guests without an address, whom the organiser books for. */
  seatsToBook: number;
}

export interface MailedGuest {
  name: string;
  seats: number;
}

function eventFacts({ name, location, address, startsAt, timeZone, language }: MailedRequest): Fact[] {
  const t = mailTexts(language);
  return [
    [t('labels.event'), name],
    [t('labels.date'), longDate(startsAt.toISOString(), language, timeZone)],
    [t('labels.place'), `${location}, ${address}`],
  ];
}

/** Invites a guest in the organiser's language and words; undefined when the event no longer exists. */
export async function invitationMail(
  request: MailedRequest,
  guest: MailedGuest,
  to: string,
): Promise<Mail | undefined> {
  const { language, name, firstName, lastName, invitation, slug, siteOrigin, status } = request;
  if (!slug || status !== 'approved') return undefined;
  const t = mailTexts(language);
  const organiser = `${firstName} ${lastName}`;
  return toMail(to, t('event-invitation.subject', { host: organiser, event: name }), {
    language,
    title: t('event-invitation.title'),
    trip: name,
    paragraphs: [
      t('greeting', { name: guest.name }),
      t('event-invitation.body', { host: organiser }),
      ...invitation.split(/\s*\n\s*/).filter(Boolean),
    ],
    facts: [...eventFacts(request), [t('labels.tickets'), String(guest.seats)]],
    action: { label: t('event-invitation.action'), href: new URL(links.event(slug), siteOrigin).href },
    note: t('event-invitation.note', { address: to }),
  });
}

/** Describes the organiser's price and how to pay it: paragraphs, and transfer details. */
function quoteParts(request: MailedRequest): { paragraphs: string[]; facts: Fact[] } {
  const { quoteMinor, quoteCurrency, quotePayBy, language, bankName, accountId, accountType, holder } = request;
  if (quoteMinor === null || !quoteCurrency || !quotePayBy) return { paragraphs: [], facts: [] };
  const t = mailTexts(language);
  const amount = formatMoney({ minor: quoteMinor, currency: quoteCurrency });
  const account: [string, string | null][] = [
    [t('labels.bank'), bankName],
    [t('labels.account'), accountId],
    [t('labels.account_type'), accountType],
    [t('labels.holder'), holder],
    [t('request-approved.reference'), request.quoteReference],
  ];
  const facts = account.flatMap(([label, value]): Fact[] => (value === null ? [] : [[label, value]]));
  return {
    paragraphs: [t(`request-approved.quote_${quotePayBy}`, { amount })],
    facts: [[t('request-approved.amount'), amount], ...(quotePayBy === 'transfer' ? facts : [])],
  };
}

type DecisionKind = Exclude<EventRequestMailJob['kind'], 'event-invitation'>;

const statusOf: Record<DecisionKind, string> = {
  'request-approved': 'approved',
  'request-rejected': 'rejected',
  'request-finished': 'finished',
};

/** Tells the organiser about a decision; undefined once another one was made. */
export async function decisionMail(kind: DecisionKind, request: MailedRequest): Promise<Mail | undefined> {
  const { language, name, firstName, reason, status, siteOrigin, to } = request;
  if (status !== statusOf[kind]) return undefined;
  const t = mailTexts(language);
  const isPartlyInvited = kind === 'request-approved' && request.seatsToBook > 0;
  const quote = kind === 'request-approved' ? quoteParts(request) : { paragraphs: [], facts: [] };
  return toMail(to, t(`${kind}.subject`, { event: name }), {
    language,
    title: t(`${kind}.title`),
    paragraphs: [
      t('greeting', { name: firstName }),
      isPartlyInvited ? t('request-approved.body_partly', { count: request.seatsToBook }) : t(`${kind}.body`),
      ...(reason ? [reason] : []),
      ...quote.paragraphs,
    ],
    facts: [...eventFacts(request), ...quote.facts],
    action: { label: t(`${kind}.action`), href: new URL(links.account('events'), siteOrigin).href },
  });
}
