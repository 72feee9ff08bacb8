import { type CountryCode, type Money, translated } from '@idavuelta/shared/contracts';
import { times } from '@idavuelta/shared/contracts/money';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { longDay } from '../../../mail/long-date.ts';
import { fiscalCountries } from '../countries.ts';
import type { Buyer, DocumentKind, DocumentLine } from '../fiscal-document.ts';
import type { Sale } from './sales.repository.ts';
import { documentTexts } from './texts/texts.ts';

type Ticket = Sale['tickets'][number];

/** Who bought: what the buyer gave, or the account's name without an id. */
export function buyerOf({ taxBuyer, firstName, lastName }: Sale): Buyer {
  if (!taxBuyer) return { idKind: 'none', name: [firstName, lastName].filter(Boolean).join(' ') };
  const { kind, ...given } = taxBuyer;
  return { idKind: kind, ...given };
}

/** An invoice names a buyer whom the country's invoices can name; any other document is a simplified one. */
export const kindFor = (country: CountryCode, { idKind }: Buyer): DocumentKind =>
  idKind !== 'none' && fiscalCountries[country].invoices.includes(idKind) ? 'invoice' : 'simplified';

function describe({ country, translations, startsAt, timeZone }: Sale, ticket?: Ticket) {
  const { language } = fiscalCountries[country];
  return documentTexts(language)('ride', {
    ticket: (ticket && translated(ticket.translations, language)?.name) ?? '',
    event: translated(translations, language)?.name ?? '',
    day: longDay(dayAt(startsAt, timeZone), language),
  }).replace(', :', ':');
}

/** Groups equal tickets. */
function ticketLines(sale: Sale, tickets: Ticket[], currency: Money['currency']): DocumentLine[] {
  const groups = new Map<string, { ticket: Ticket; quantity: number }>();
  for (const ticket of tickets.filter(({ minor }) => minor > 0)) {
    const key = `${describe(sale, ticket)} ${ticket.minor}`;
    groups.set(key, { ticket, quantity: (groups.get(key)?.quantity ?? 0) + 1 });
  }
  return [...groups.values()].map(({ ticket, quantity }) => {
    const unitPrice = { minor: ticket.minor, currency };
    return { description: describe(sale, ticket), quantity, unitPrice, total: times(unitPrice, quantity) };
  });
}

/**
 * Returns the lines of a document: the tickets where they add up to the total, else one line, as for money that paid in
 * another currency or that the provider gave back by itself.
 */
export function linesOf(sale: Sale, tickets: Ticket[], total: Money): DocumentLine[] {
  const lines = sale.orderCurrency === total.currency ? ticketLines(sale, tickets, total.currency) : [];
  const sum = lines.reduce((minor, line) => minor + line.total.minor, 0);
  if (lines.length > 0 && sum === total.minor) return lines;
  return [{ description: describe(sale), quantity: 1, unitPrice: total, total }];
}
