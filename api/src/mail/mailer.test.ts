import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { languages } from '@idavuelta/shared/contracts';
import { parseTicketCode } from '@idavuelta/shared/contracts/tickets';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import { anOrder, eventually, openTestApp, startTestApp } from '../testing/test-app.ts';
import { mailTexts } from './texts/texts.ts';

const testApp = await openTestApp();
const token = await testApp.login();

const paidOrder = async (tickets: number, language = 'es-PE', on = testApp, as = token) => {
  const event = await on.addEvent();
  const body = anOrder(event, { tickets, discountCode: 'GRATIS100' });
  const { data } = await on.call<{ orderId: string }>('POST', '/shop-api/init-payment', {
    token: as,
    body,
    headers: { 'accept-language': language, 'idempotency-key': randomUUID() },
  });
  return data.orderId;
};

const confirmation = (orderId: string) =>
  eventually(async () => (await testApp.app.services.mailbox.list()).find(({ html }) => html.includes(orderId)));

async function readCode(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('[PAY-09] the confirmation carries a readable QR code for each ticket', async () => {
  const orderId = await paidOrder(2);
  const { attachments, html, to } = await confirmation(orderId);
  assert.equal(to, 'demo@idavuelta.test');
  const pictures = attachments.filter(({ contentType }) => contentType === 'image/png');
  assert.equal(pictures.length, 2);
  const order = await testApp.orderDetail(orderId, token);
  assert.ok(html.includes(order.data.order.number));
  for (const [index, { contentBase64, cid }] of pictures.entries()) {
    assert.ok(html.includes(`cid:${cid}`));
    const text = await readCode(Buffer.from(contentBase64, 'base64'));
    assert.equal(text, order.data.tickets[index]?.qr);
    assert.deepEqual([parseTicketCode(text ?? '')?.orderId, parseTicketCode(text ?? '')?.ticket], [orderId, index + 1]);
  }
});

test('[PAY-09] the confirmation speaks the language of the buyer', async () => {
  for (const language of languages) {
    const t = mailTexts(language);
    const orderId = await paidOrder(1, language.replace('_', '-'));
    const { text, html } = await confirmation(orderId);
    for (const part of [t('greeting', { name: 'Lucía' }), t('ticket', { number: 1 }), t('qr_note')])
      assert.ok(text.includes(part), part);
    assert.ok(html.includes(`lang="${language.replace('_', '-')}"`));
    assert.match(text, /→ Concierto Ándino/);
  }
});

test('[PAY-09] what passengers type cannot become HTML in the mail', async () => {
  const event = await testApp.addEvent();
  const order = anOrder(event, { discountCode: 'GRATIS100' });
  const [passenger] = order.tickets[0]?.passengers ?? [];
  if (passenger) passenger.name = '<img src=x onerror=alert(1)>';
  const { data } = await testApp.place(token, order);
  const { html } = await confirmation(data.orderId);
  assert.ok(html.includes('&lt;img src=x'));
  assert.ok(!html.includes('<img src=x'));
});

test('[PAY-09] the confirmation reaches a mail server, also one that was busy at first', async (t) => {
  const received: string[] = [];
  let rejections = 1;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (rejections-- > 0) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  const mailing = await startTestApp({ smtpUrl: `smtp://127.0.0.1:${port}` });
  t.after(() => mailing.close());

  const orderId = await paidOrder(1, 'es-PE', mailing, await mailing.login());
  const raw = await eventually(async () => received.find((mail) => mail.includes('To: demo@idavuelta.test')));
  assert.match(raw, /Content-Type: image\/png/);
  assert.match(raw, /idavuelta-1\.png/);
  assert.ok(raw.replaceAll('=\r\n', '').includes(orderId));
  assert.deepEqual(await mailing.app.services.mailbox.list(), [], 'nothing is saved locally');
});
