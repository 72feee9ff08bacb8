import assert from 'node:assert/strict';
import { test } from 'node:test';
import jsQR from 'jsqr';
import { qrCode } from '../../../pdf/qr-code.ts';
import { pagesOf } from '../../../testing/pages-of.ts';
import { anOrder, codeOf, eventually, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();

const traveller = 'Łucja Ñandú Çelik Σοφία Борис';

async function paidOrder(tickets = 1) {
  const { email, token } = await testApp.newCustomer();
  const order = anOrder(await testApp.addEvent(), { tickets, discountCode: 'GRATIS100' });
  const [passenger] = order.tickets[0]?.passengers ?? [];
  if (passenger) passenger.name = traveller;
  const { data } = await testApp.place(token, order);
  return { email, token, orderId: data.orderId, event: order.eventDateId };
}

const getPdf = (orderId: string, token: string) =>
  testApp.app.inject({
    url: `/shop-api/order/${orderId}/tickets.pdf`,
    headers: { authorization: `Bearer ${token}` },
  });

test('[ACC-06] the tickets are a PDF with a page for each, in the language of the order, with every letter', async () => {
  const { token, orderId } = await paidOrder(2);
  const response = await getPdf(orderId, token);
  assert.equal(response.statusCode, 200);
  assert.equal(response.headers['content-type'], 'application/pdf');
  assert.match(String(response.headers['content-disposition']), /attachment/);
  assert.equal(response.headers['cache-control'], 'no-store');
  const { data } = await testApp.orderDetail(orderId, token);
  const pages = await pagesOf(response.rawPayload);
  assert.equal(pages.length, 2);
  for (const [i, page] of pages.entries()) {
    for (const text of [
      'Concierto Ándino',
      'Estadio Nacional',
      data.order.number,
      `Boleto ${i + 1}`,
      'Av. Grau 123, Barranco',
    ])
      assert.ok(page.includes(text), `${text} is not in: ${page}`);
  }
  assert.ok(pages[0]?.includes(traveller), pages[0]);
});

test('[FLT-23] page and mail of a ticket have its short code in two groups', async () => {
  const { email, token, orderId } = await paidOrder(2);
  const { data } = await testApp.orderDetail(orderId, token);
  const pages = await pagesOf((await getPdf(orderId, token)).rawPayload);
  const mail = await eventually(async () =>
    (await testApp.app.services.mailbox.list()).find(({ to, html }) => to === email && html.includes(orderId)),
  );
  for (const [i, { shortCode = '' }] of data.tickets.entries()) {
    const grouped = `${shortCode.slice(0, 4)} ${shortCode.slice(4)}`;
    assert.match(grouped, /^\S{4} \S{4}$/);
    assert.ok(pages[i]?.includes(grouped), pages[i]);
    assert.match(mail.html, new RegExp(`translate="no"[^>]*>${grouped}<`));
  }
});

test('[PUW-10] the page of a ticket says the estimated window, and the exact time once there is one', async () => {
  const { token, orderId } = await paidOrder();
  const page = async () => (await pagesOf((await getPdf(orderId, token)).rawPayload))[0] ?? '';
  assert.match(await page(), /Av\. Grau 123, Barranco · entre \d\d:\d\d y \d\d:\d\d \(estimado\) · en casa hacia/);
  await testApp.query(
    `INSERT INTO pick_up_time (order_ticket_id, picks_up_at, van, driver)
     SELECT id, '2027-01-01T23:05:00Z', 'ABC-123', 'Luis' FROM order_ticket WHERE order_id = $1`,
    [orderId],
  );
  assert.match(await page(), /Barranco · a las 18:05 · van ABC-123 · conduce Luis/);
});

test('[ACC-06] a ticket that was paid back has no page', async () => {
  const { token, orderId } = await paidOrder(3);
  await testApp.query(
    `WITH p AS (INSERT INTO payment (order_id, provider, reference, amount_minor, currency)
        VALUES ($1, 'transferencia', 'x', 1, 'PEN') RETURNING id),
      r AS (INSERT INTO refund (payment_id, amount_minor, reason, requested_by) SELECT id, 1, 'asked_for', 'test' FROM p RETURNING id)
     UPDATE order_ticket SET refund_id = (SELECT id FROM r) WHERE order_id = $1 AND number = 2`,
    [orderId],
  );
  const pages = await pagesOf((await getPdf(orderId, token)).rawPayload);
  assert.deepEqual(
    pages.map((page) => /Boleto \d/.exec(page)?.[0]),
    ['Boleto 1', 'Boleto 3'],
  );
});

test('[ACC-06] a code of squares scans', () => {
  const text = '{"orderId":"0f8b0a4e-6a5c-4c58-9d7e-0a3a4d1c2b3e","ticket":12}';
  const { size, dark } = qrCode(text);
  const [scale, quiet] = [4, 4];
  const width = (size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const { x, y } of dark)
    for (let i = 0; i < scale * scale; i++) {
      const row = (y + quiet) * scale + Math.floor(i / scale);
      const column = (x + quiet) * scale + (i % scale);
      pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  assert.equal(jsQR(pixels, width, width)?.data, text);
});

test('[ACC-06] the confirmation is sent to the buyer again, and to nobody else', async () => {
  const { email, token, orderId } = await paidOrder();
  const mails = () => testApp.app.services.mailbox.list(email);
  await eventually(async () => (await mails()).length === 1);
  const all = (await testApp.app.services.mailbox.list()).length;
  assert.equal((await testApp.call('POST', `/shop-api/order/${orderId}/mail`, { token })).status, 200);
  const [again] = await eventually(async () => {
    const found = await mails();
    return found.length === 2 && found;
  });
  assert.match(again?.subject ?? '', /confirmado: Concierto Ándino/);
  assert.ok((await testApp.app.services.mailbox.list()).length <= all + 2);
});

test('[ACC-06] of an order that is not paid there is neither', async () => {
  const { token } = await testApp.newCustomer();
  const { data } = await testApp.place(token, anOrder(await testApp.addEvent()));
  const mail = await testApp.call('POST', `/shop-api/order/${data.orderId}/mail`, { token });
  assert.equal(mail.status, 409);
  assert.equal(codeOf(mail), 'STATE_CONFLICT');
  assert.equal((await getPdf(data.orderId, token)).json().code, 'STATE_CONFLICT');
});
