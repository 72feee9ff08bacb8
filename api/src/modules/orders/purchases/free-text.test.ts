import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TicketDetail } from '@idavuelta/shared/contracts';
import fc from 'fast-check';
import jsQr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { drawnText } from '../../../drawn-text/drawn-text.ts';
import type { OrderMailInput } from '../../../mail/order-facts.ts';
import { confirmationMail } from '../../../mail/ticket-mails.ts';
import { checkProperty } from '../../../testing/check-property.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { createTicketChecks } from '../../../testing/ticket-checks.ts';
import { passImage } from './passes/pass-image.ts';
import { ticketsPdf } from './tickets-pdf/tickets-pdf.ts';

const testApp = await openTestApp();
const checks = createTicketChecks(testApp);
const { orderId, buyer: token } = await checks.paidOrder(1);
const detail = (await testApp.orderDetail(orderId, token)).data;

/** Unicode blocks, first and last character. */
const blocks = {
  latin: [0x41, 0x17f],
  greek: [0x391, 0x3c9],
  cyrillic: [0x410, 0x44f],
  hebrew: [0x5d0, 0x5ea],
  arabic: [0x621, 0x64a],
  devanagari: [0x905, 0x939],
  thai: [0xe01, 0xe2e],
  hangul: [0xac00, 0xd7a3],
  kana: [0x3041, 0x3096],
  han: [0x4e00, 0x9fa5],
  emoji: [0x1f600, 0x1f64f],
  marks: [0x300, 0x36f],
} as const;
const letter = fc
  .constantFrom(...Object.values(blocks))
  .chain(([from, to]) => fc.integer({ min: from, max: to }))
  .map((code) => String.fromCodePoint(code));
/** Characters without a font, text that looks like the library's markup, and text stored before it was rejected. */
const odd = fc.constantFrom(
  '<b>',
  '&amp;',
  '👨‍👩‍👧',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'e\u0301\u0302\u0303',
  '\u202E',
  '\u0007',
  '\u{20000}',
  '\ud800',
  ' ',
);
const names = fc
  .array(fc.oneof({ arbitrary: letter, weight: 12 }, { arbitrary: odd, weight: 1 }), { minLength: 1, maxLength: 120 })
  .map((letters) => letters.join(''));

/** Builds a paid order with these user-written texts. */
function written(event: string, name: string, address: string): OrderMailInput {
  const tickets = detail.tickets.map(
    (ticket): TicketDetail => ({
      ...ticket,
      addresses: ticket.addresses.map((known) => ({ ...known, address })),
      passengers: ticket.passengers.map((passenger) => ({ ...passenger, name, passengerAddress: address })),
    }),
  );
  const translations = { es_PE: { ...detail.event.translations.es_PE, name: event } };
  return {
    ...input(),
    detail: { ...detail, tickets, event: { ...detail.event, translations } },
  };
}

const input = (): OrderMailInput => ({
  detail,
  language: 'es_PE',
  to: 'ana@example.org',
  firstName: 'Ana',
  siteOrigin: 'https://idavuelta.example',
});

async function assertReadable(order: OrderMailInput) {
  const [ticket] = order.detail.tickets;
  assert.ok(ticket);
  const picture = await passImage(order, { ticket, number: 1 });
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  assert.equal(info.width, 1080);
  assert.equal(jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data, ticket.qr);
  const file = await getDocument({ data: new Uint8Array(await ticketsPdf(order)), verbosity: 0 }).promise;
  assert.ok(file.numPages >= 1);
  const mail = await confirmationMail(order);
  assert.match(mail.html ?? '', /overflow-wrap:anywhere/);
}

test('[FLT-15] a word as long as the field takes is broken on the ticket, its picture and its mail', async () => {
  await assertReadable(
    written(
      '#LucíaYMarcosPorSiempreJuntos2027'.repeat(3),
      'W'.repeat(120),
      'Av.LosConquistadoresDeLaIndependencia'.repeat(5),
    ),
  );
});

test('[LEG-09] a screen reader is told the tickets’ title, language, headings, texts and what the code is', async () => {
  for (const event of ['Noche de cumbia', 'ليلة الرقص']) {
    const task = getDocument({
      data: new Uint8Array(await ticketsPdf(written(event, 'Ana', 'Av. Larco 1'))),
      verbosity: 0,
    });
    const file = await task.promise;
    const { info } = await file.getMetadata();
    assert.equal((info as { Language?: string }).Language, 'es-PE');
    assert.match((info as { Title?: string }).Title ?? '', new RegExp(event));
    const page = await file.getPage(1);
    const structure = JSON.stringify(await page.getStructTree());
    for (const role of ['H1', 'H2', 'P']) assert.ok(structure.includes(`"role":"${role}"`), role);
    assert.match(structure, /"alt":"Código QR del boleto 1"/);
    await task.destroy();
  }
});

test('[FLT-15] names of any script are on every document', () =>
  checkProperty(
    fc.asyncProperty(names, names, names, (event, name, address) => assertReadable(written(event, name, address))),
    15,
  ));

test('[FLT-15] a letter that our font lacks is drawn, not a box', async () => {
  // A single horizontal stroke: a placeholder box would be as high as it is wide.
  const stroke = await drawnText({ text: '一', size: 60, colour: '#000000', width: 600 });
  const { info } = await sharp(stroke.picture)
    .flatten({ background: 'white' })
    .trim()
    .toBuffer({ resolveWithObject: true });
  assert.ok(info.width > 3 * info.height, `${info.width} × ${info.height}`);
});

test('[FLT-15] a long word is broken between what people see as letters', async () => {
  const flags = '🇵🇪'.repeat(60);
  const { width, height } = await drawnText({ text: flags, size: 40, colour: '#000000', width: 400 });
  assert.ok(width <= 400 && height > 80, `${width} × ${height}`);
});
