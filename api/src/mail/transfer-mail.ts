import { formatDecimalAmount } from '@idavuelta/shared/contracts/money';
import { longDate } from './long-date.ts';
import { type Mail, toMail } from './mail.ts';
import { eventName, type OrderMailInput, totalFact } from './order-facts.ts';
import type { Fact } from './template/mail-content.ts';
import { orderTexts } from './texts/texts.ts';

/**
 * Writes the instructions for a bank transfer; undefined for an order that awaits none.
 * @param href page of the order
 */
export async function transferMail(input: OrderMailInput, href: string): Promise<Mail | undefined> {
  const { to, firstName, language, detail } = input;
  const t = orderTexts(input);
  const { order, event } = detail;
  const bank = order.transfer;
  if (!bank) return undefined;
  const name = eventName(detail, language);
  const deadline = longDate(bank.deadline, language, event.timeZone);
  return toMail(to, t('transfer-instructions.subject', { event: name }), {
    language,
    title: t('transfer-instructions.title'),
    trip: name,
    paragraphs: [t('greeting', { name: firstName }), t('transfer-instructions.body', { deadline })],
    facts: [
      [t('labels.amount'), formatDecimalAmount(bank)],
      ...(bank.currency === order.charge.currency ? [] : [totalFact(input)]),
      [t('labels.reference'), bank.reference],
      [t('labels.order'), order.number],
      [t('labels.bank'), bank.bankName],
      [t('labels.account'), bank.accountId],
      [t('labels.account_type'), bank.accountType],
      ...(bank.holder ? [[t('labels.holder'), bank.holder] as Fact] : []),
      [t('labels.holder_id'), bank.dni],
      [t('labels.email'), bank.email],
      [t('labels.deadline'), deadline],
    ],
    action: { label: t('transfer-instructions.action'), href },
    note: t('transfer-instructions.note'),
  });
}
