import { formatDecimalAmount, priceCurrency } from '@idavuelta/shared/contracts/money';
import { longDate } from './long-date.ts';
import { asMail, type Mail } from './mail.ts';
import { eventName, type OrderMailInput, orderLink, totalFact } from './order-facts.ts';
import type { Fact } from './template/mail-content.ts';
import { mailTexts } from './texts/texts.ts';

/** Instructions for paying an order by bank transfer; undefined for an order that waits for none. */
export async function transferMail(input: OrderMailInput): Promise<Mail | undefined> {
  const { to, firstName, language, detail } = input;
  const { transfer, labels, greeting } = mailTexts[language];
  const { order, event } = detail;
  const bank = order.transfer;
  if (!bank) return undefined;
  const name = eventName(detail, language);
  const deadline = longDate(bank.deadline, language, event.timeZone);
  return asMail(to, transfer.subject(name), {
    language,
    title: transfer.title,
    trip: name,
    paragraphs: [greeting(firstName), transfer.body(deadline)],
    facts: [
      [labels.amount, formatDecimalAmount(bank)],
      ...(bank.currency === priceCurrency ? [] : [totalFact(input)]),
      [labels.reference, bank.reference],
      [labels.order, order.number],
      [labels.bank, bank.bankName],
      [labels.account, bank.accountId],
      [labels.accountType, bank.accountType],
      ...(bank.holder ? [[labels.holder, bank.holder] as Fact] : []),
      [labels.holderId, bank.dni],
      [labels.email, bank.email],
      [labels.deadline, deadline],
    ],
    action: { label: transfer.action, href: orderLink(input) },
    note: transfer.note,
  });
}
