import { buffer } from 'node:stream/consumers';
import { languageTag } from '@idavuelta/shared/contracts';
import PDFDocument from 'pdfkit';
import { eventName, type OrderMailInput } from '../../../../mail/order-facts.ts';
import { registerFonts } from '../../../../pdf/fonts.ts';
import { readable } from '../../../../pdf/structure.ts';
import { pageOptions, ticketPage } from './ticket-page.ts';

/**
 * Renders the tickets of a paid order that were not refunded, a page each. The embedded fonts cover Latin, Greek and
 * Cyrillic, as subsets; other scripts are drawn as images.
 */
export async function ticketsPdf(input: OrderMailInput): Promise<Buffer> {
  const { detail, language } = input;
  const tickets = detail.tickets
    .map((ticket, index) => ({ ticket, number: index + 1 }))
    .filter(({ ticket }) => ticket.qr !== undefined);
  const document = new PDFDocument({
    ...pageOptions,
    autoFirstPage: false,
    lang: languageTag(language),
    ...readable,
    info: { Title: `${eventName(detail, language)} · ${detail.order.number}`, Author: 'Idavuelta' },
  });
  registerFonts(document);
  for (const ticket of tickets) {
    document.addPage();
    await ticketPage(document, input, ticket);
  }
  document.end();
  return buffer(document);
}
