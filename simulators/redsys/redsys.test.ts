import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { CURRENCIES, createRedsysAPI, mimicSoapNotificationReceiver, TRANSACTION_TYPES } from 'redsys-easy';
import type { Deliver } from '../shared/faults.ts';
import { shop, startRedsysSimulator } from './server.ts';
import { sign } from './signature.ts';

type Redsys = ReturnType<typeof createRedsysAPI>;

let simulator: Awaited<ReturnType<typeof startRedsysSimulator>>;
let redsys: Redsys;
let notified: Parameters<Deliver>[] = [];
before(async () => {
  simulator = await startRedsysSimulator({
    deliver: async (...notification) => {
      notified.push(notification);
      return 200;
    },
  });
  redsys = createRedsysAPI({
    secretKey: shop.secretKey,
    urls: {
      redirect: `${simulator.url}/sis/realizarPago`,
      restIniciaPeticion: `${simulator.url}/sis/rest/iniciaPeticionREST`,
      restTrataPeticion: `${simulator.url}/sis/rest/trataPeticionREST`,
    },
  });
});
afterEach(() => {
  for (const name of Object.keys(simulator.faults)) delete simulator.faults[name as keyof typeof simulator.faults];
  notified = [];
});
after(() => simulator.close());

const named = (order: string) => ({
  DS_MERCHANT_MERCHANTCODE: shop.merchantCode,
  DS_MERCHANT_TERMINAL: shop.terminal,
  DS_MERCHANT_CURRENCY: CURRENCIES.EUR.num,
  DS_MERCHANT_ORDER: order,
});
const post = (path: string, fields: Record<string, string>) =>
  fetch(simulator.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Opens the payment page. */
async function open(order: string) {
  const { body } = redsys.createRedirectForm({
    ...named(order),
    DS_MERCHANT_TRANSACTIONTYPE: TRANSACTION_TYPES.AUTHORIZATION,
    DS_MERCHANT_AMOUNT: '1138',
    DS_MERCHANT_MERCHANTURL: 'https://shop.example/notifications',
    DS_MERCHANT_URLOK: 'https://shop.example/ok',
    DS_MERCHANT_URLKO: 'https://shop.example/ko',
  });
  assert.equal((await post('/sis/realizarPago', body as unknown as Record<string, string>)).status, 200);
}

/** Opens the payment page and presses one of its buttons. @returns where the browser is sent */
async function pay(order: string, outcome: 'approve' | 'refuse' | 'giveUp') {
  await open(order);
  return new URL((await post('/sis/choice', { order, outcome })).headers.get('location') ?? '').pathname;
}

/** Reads a notification. @throws Error when the shop's key did not sign it */
const read = ([, { body }]: Parameters<Deliver>) =>
  redsys.processDirectRestNotification(
    Object.fromEntries(new URLSearchParams(body)) as unknown as Parameters<Redsys['processDirectRestNotification']>[0],
  );

const refund = (order: string, amount: number) =>
  redsys.restTrataPeticion({
    ...named(order),
    DS_MERCHANT_TRANSACTIONTYPE: TRANSACTION_TYPES.AUTO_REFUND,
    DS_MERCHANT_AMOUNT: String(amount),
  });

const cents = (minor: number) => ({ minor, currency: 'EUR' });
const chargeOf = (wanted: string) => simulator.charges().find(({ reference }) => reference === wanted);

test('[PAY-01] an approved payment is charged and told; a refused and an abandoned one are told', async () => {
  assert.equal(await pay('1001AAAA', 'approve'), '/ok');
  assert.equal(await pay('1002AAAA', 'refuse'), '/ko');
  assert.equal(await pay('1003AAAA', 'giveUp'), '/ko');
  assert.deepEqual(
    notified.map((notification) => read(notification).Ds_Response),
    ['0000', '0190', '9915'],
  );
  assert.deepEqual(
    simulator.charges().map(({ reference, charged }) => [reference, charged]),
    [['1001AAAA', cents(1138)]],
  );
});

test('[PAY-03] notifications come twice and late', async () => {
  Object.assign(simulator.faults, { notifications: 2, delayMs: 60 });
  await pay('1004AAAA', 'approve');
  assert.equal(notified.length, 0);
  while (notified.length < 2) await sleep(20);
  assert.deepEqual(
    notified.map(read).map(({ Ds_Order }) => Ds_Order),
    ['1004AAAA', '1004AAAA'],
  );
});

test('[PAY-02] a forged notification has a signature that the shop can tell', async () => {
  simulator.faults.forgedSignature = true;
  await pay('1005AAAA', 'approve');
  const [forged = assert.fail('nothing was told')] = notified;
  assert.throws(() => read(forged));
});

test('[PAY-02] a wrong amount is charged and said', async () => {
  simulator.faults.forPayment = ({ reference }) => (reference === '1006AAAA' ? { amountOff: 1 } : undefined);
  await pay('1006AAAA', 'approve');
  assert.equal(notified.map(read)[0]?.Ds_Amount, '1139');
  assert.deepEqual(chargeOf('1006AAAA')?.charged, cents(1139));
});

test('[PAY-03] a refund whose connection was dropped before it had no effect, one dropped after it had', async () => {
  await pay('1007AAAA', 'approve');
  simulator.faults.connection = 'dropBefore';
  await assert.rejects(refund('1007AAAA', 100));
  assert.deepEqual(chargeOf('1007AAAA')?.refunds, []);
  simulator.faults.connection = 'dropAfter';
  await assert.rejects(refund('1007AAAA', 100));
  assert.deepEqual(chargeOf('1007AAAA')?.refunds, [cents(100)]);
  delete simulator.faults.connection;
  await assert.rejects(refund('1007AAAA', 1039), 'more than was left');
});

/** Queries the state of an order. @returns the inner document of the service's response */
async function query(order: string, secretKey = shop.secretKey) {
  const request =
    `<Version Ds_Version="0.0"><Message><Transaction><Ds_MerchantCode>${shop.merchantCode}</Ds_MerchantCode>` +
    `<Ds_Terminal>${shop.terminal}</Ds_Terminal><Ds_Order>${order}</Ds_Order>` +
    '<Ds_TransactionType>0</Ds_TransactionType></Transaction></Message></Version>';
  const response = await fetch(`${simulator.url}/apl02/services/SerClsWSConsulta`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml;charset=utf-8', soapaction: 'consultaOperaciones' },
    body:
      '<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/" ' +
      'xmlns:web="http://webservices.apl02.redsys.es"><soapenv:Header/><soapenv:Body><web:consultaOperaciones>' +
      `<cadenaXML><![CDATA[<Messages>${request}<Signature>${sign(secretKey, order, request)}</Signature>` +
      '<SignatureVersion>HMAC_SHA256_V1</SignatureVersion></Messages>]]></cadenaXML>' +
      '</web:consultaOperaciones></soapenv:Body></soapenv:Envelope>',
  });
  const envelope = await response.text();
  return mimicSoapNotificationReceiver(envelope.replaceAll('consultaOperacionesReturn', 'XML'));
}
const elementOf = (answer: string, name: string) => new RegExp(`<${name}>(.*)</${name}>`).exec(answer)?.[1];

test('[PAY-13] whoever asks is told how a payment ended, that its buyer is still at it, or that there is none', async () => {
  await pay('1008AAAA', 'approve');
  const approved = await query('1008AAAA');
  assert.deepEqual(
    ['Ds_State', 'Ds_Response', 'Ds_Amount', 'Ds_Currency', 'Ds_Order'].map((name) => elementOf(approved, name)),
    ['F', '0000', '1138', '978', '1008AAAA'],
  );
  const signed = /<Version.*<\/Version>/.exec(approved)?.[0] ?? '';
  assert.equal(elementOf(approved, 'Signature'), sign(shop.secretKey, '1008AAAA', signed));
  await pay('1009AAAA', 'refuse');
  assert.equal(elementOf(await query('1009AAAA'), 'Ds_Response'), '0190');
  await open('1010AAAA');
  assert.equal(elementOf(await query('1010AAAA'), 'Ds_State'), 'P');
  assert.equal(elementOf(await query('1011AAAA'), 'Ds_ErrorCode'), 'XML0024');
  assert.equal(elementOf(await query('1008AAAA', Buffer.alloc(24, 1).toString('base64')), 'Ds_ErrorCode'), 'XML0023');
});

test('[PAY-13] a question meets the faults of the connection, of amounts and of signatures too', async () => {
  simulator.faults.forPayment = ({ reference }) => (reference === '1012AAAA' ? { amountOff: 1 } : undefined);
  await pay('1012AAAA', 'approve');
  assert.equal(elementOf(await query('1012AAAA'), 'Ds_Amount'), '1139');
  simulator.faults.forgedSignature = true;
  const forged = await query('1012AAAA');
  const text = /<Version.*<\/Version>/.exec(forged)?.[0] ?? '';
  assert.notEqual(elementOf(forged, 'Signature'), sign(shop.secretKey, '1012AAAA', text));
  for (const connection of ['dropBefore', 'dropAfter'] as const) {
    simulator.faults.connection = connection;
    await assert.rejects(query('1012AAAA'));
  }
});
