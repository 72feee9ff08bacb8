import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { languageTag } from '@idavuelta/shared/contracts';
import PDFDocument from 'pdfkit';
import { eventName, type OrderMailInput } from '../../../mail/order-facts.ts';
import { fonts, pageOptions, ticketPage } from './ticket-page.ts';

const regular = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const bold = fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));

/**
 * The tickets of a paid order that were not paid back, each on a page of its own. The fonts have the letters of every
 * language in which a name may be written from left to right, and only those used are in the file.
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
    displayTitle: true,
    info: { Title: `${eventName(detail, language)} · ${detail.order.number}`, Author: 'Idavuelta' },
  });
  document.registerFont(fonts.regular, regular);
  document.registerFont(fonts.bold, bold);
  for (const ticket of tickets) {
    document.addPage();
    ticketPage(document, input, ticket);
  }
  document.end();
  return buffer(document);
}
