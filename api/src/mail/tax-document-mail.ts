import { formatDecimalAmount } from '@idavuelta/shared/contracts/money';
import { longDate } from './long-date.ts';
import { type Mail, toMail } from './mail.ts';
import { eventName, type OrderMailInput, orderLink } from './order-facts.ts';
import { orderTexts } from './texts/texts.ts';

export interface TaxFile {
  name: string;
  content: Buffer;
}

/** Sends the buyer a tax document; undefined while the order does not list it. */
export async function taxDocumentMail(
  input: OrderMailInput,
  documentId: string,
  files: TaxFile[],
): Promise<Mail | undefined> {
  const { to, firstName, language, detail } = input;
  const document = detail.taxDocuments?.find(({ id }) => id === documentId);
  if (!document) return undefined;
  const t = orderTexts(input);
  const kind = t(`tax-document.kinds.${document.kind}`);
  const named = { kind, number: document.number };
  const content = {
    language,
    title: `${kind} ${document.number}`,
    trip: eventName(detail, language),
    paragraphs: [
      t('greeting', { name: firstName }),
      t(document.kind === 'credit-note' ? 'tax-document.refund' : 'tax-document.body', named),
      t('tax-document.where'),
    ],
    facts: [
      [t('labels.total'), formatDecimalAmount(document.total)] as [string, string],
      [t('labels.date'), longDate(document.issuedAt, language, detail.event.timeZone)] as [string, string],
      [t('labels.order'), detail.order.number] as [string, string],
    ],
    action: { label: t('see_order'), href: orderLink(input) },
  };
  const attachments = files.map(({ name, content: bytes }) => ({
    filename: name,
    contentType: name.endsWith('.xml') ? 'application/xml' : 'application/pdf',
    content: bytes,
  }));
  return toMail(to, t('tax-document.subject', named), content, attachments);
}
