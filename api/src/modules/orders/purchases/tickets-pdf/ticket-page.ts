import type { Language, TicketDetail } from '@idavuelta/shared/contracts';
import { translated } from '@idavuelta/shared/contracts';
import { inGroups } from '@idavuelta/shared/contracts/tickets';
import { cancellationFacts, eventName, type OrderMailInput, tripFacts } from '../../../../mail/order-facts.ts';
import { pickUpLine } from '../../../../mail/pick-up-line.ts';
import { colours } from '../../../../mail/template/theme.ts';
import { orderTexts } from '../../../../mail/texts/texts.ts';
import { fonts, mm } from '../../../../pdf/fonts.ts';
import { qrCode } from '../../../../pdf/qr-code.ts';
import { decorate, drawRead } from '../../../../pdf/structure.ts';
import { spacesLine } from '../../../../texts/spaces-line.ts';
import { writeText } from './write-text.ts';

type Document = PDFKit.PDFDocument;

const margin = mm(18);
const qrSide = mm(84);

export const pageOptions = { size: 'A4', margin };

async function heading(document: Document, text: string) {
  decorate(document, () => {
    document.rect(0, 0, document.page.width, mm(16)).fill(colours.night);
    document.font(fonts.bold).fontSize(15).fillColor(colours.paper).text('Idavuelta', margin, mm(5.2));
  });
  document.x = margin;
  document.y = mm(26);
  await writeText(document, text, { size: 21, colour: colours.ink, isBold: true, tag: 'H1' });
}

async function fact(document: Document, label: string, value: string) {
  document.moveDown(0.5);
  await writeText(document, label, { size: 9, colour: colours['ink-soft'] });
  await writeText(document, value, { size: 12, colour: colours.ink });
}

/** @param alt says what the code is for */
function code(document: Document, text: string, alt: string) {
  const { size, dark } = qrCode(text);
  // Scanners need a quiet zone of four modules; the code is centred and the content follows below it.
  const side = qrSide / (size + 8);
  const left = (document.page.width - qrSide) / 2;
  const top = document.y + mm(4);
  drawRead(document, { tag: 'Figure', alt }, () => {
    document.rect(left, top, qrSide, qrSide).fill(colours.paper);
    for (const { x, y } of dark) document.rect(left + (x + 4) * side, top + (y + 4) * side, side, side);
    document.fill('black');
  });
  document.x = margin;
  document.y = top + qrSide;
}

/** Lists the travellers with their pick-up address and time. */
function travellers(ticket: TicketDetail, { detail, language }: OrderMailInput) {
  const { timeZone } = detail.event;
  return ticket.passengers.map(({ name, passengerAddress }) => {
    const address = ticket.addresses.find(({ address: text }) => text === passengerAddress);
    const place = [passengerAddress, address?.county].filter(Boolean).join(', ');
    return [name, pickUpLine({ place, address, ticket, language, timeZone })] as const;
  });
}

/** Draws a page with one ticket. @param number of the ticket within the order */
export async function ticketPage(
  document: Document,
  input: OrderMailInput,
  { ticket, number }: { ticket: TicketDetail; number: number },
) {
  const language: Language = input.language;
  const t = orderTexts(input);
  await heading(document, eventName(input.detail, language));
  for (const [label, value] of tripFacts(input).slice(1)) await fact(document, label, value);
  await fact(document, t('labels.order'), input.detail.order.number);
  for (const [label, value] of cancellationFacts(input)) await fact(document, label, value);
  code(document, ticket.qr ?? '', t('qr_alt', { number }));
  if (ticket.shortCode)
    await writeText(document, inGroups(ticket.shortCode), {
      size: 16,
      colour: colours.ink,
      isBold: true,
      isCentred: true,
    });
  const title = [t('ticket', { number }), translated(ticket.translations, language)?.name].filter(Boolean).join(' · ');
  await writeText(document, title, { size: 14, colour: colours.ink, isBold: true, isCentred: true, tag: 'H2' });
  await writeText(document, t('qr_note'), { size: 9, colour: colours['ink-soft'], isCentred: true });
  document.moveDown(0.5);
  for (const [name, pickUp] of travellers(ticket, input))
    await fact(document, name, `${t('labels.pick_up')}: ${pickUp}`);
  if (ticket.spaces) await fact(document, t('labels.spaces'), spacesLine(ticket.spaces, language));
}
