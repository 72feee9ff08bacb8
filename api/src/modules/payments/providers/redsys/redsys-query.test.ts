import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import { serializeAndSignJSONRequest } from 'redsys-easy';
import { createRedsysQuery, createRedsysRefundQuery } from './redsys-query.ts';
import { signForOrder } from './redsys-signature.ts';

const shop = { merchantCode: '999008881', terminal: '1', secretKey: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' };
const order = '1234AbcdEfgh';

/** Next response of the service. */
let answer = '';
let status = 200;
let received = { url: '', action: '', body: '' };
const service = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  received = { url: request.url ?? '', action: String(request.headers.soapaction), body };
  response.writeHead(status, { 'content-type': 'text/xml' }).end(answer);
}).listen(0, '127.0.0.1');
await once(service, 'listening');
after(() => service.close());

const envelope = (messages: string) =>
  `<?xml version="1.0"?><soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Body>
   <p231:consultaOperacionesResponse xmlns:p231="http://webservices.apl02.redsys.es"><consultaOperacionesReturn>${escapeMarkup(
     messages,
   )}</consultaOperacionesReturn></p231:consultaOperacionesResponse></soapenv:Body></soapenv:Envelope>`;
const operation = (changes: Record<string, string> = {}) => {
  const fields = {
    Ds_MerchantCode: shop.merchantCode,
    Ds_Terminal: '1',
    Ds_Order: order,
    Ds_TransactionType: '0',
    Ds_Date: '2026-11-24',
    Ds_Hour: '10:20:30',
    Ds_Amount: '01138',
    Ds_Currency: '978',
    Ds_SecurePayment: '1',
    Ds_State: 'F',
    Ds_Response: '0000',
    ...changes,
  };
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
  return `<Version Ds_Version="0.0">\n <Message><Response Ds_Version="0.0">${elements.join('')}</Response></Message></Version>`;
};
const signed = (version: string) =>
  envelope(`<Messages>${version}<Signature>${signForOrder(shop.secretKey, order, version)}</Signature></Messages>`);
const config = () => {
  const { port } = service.address() as AddressInfo;
  return { ...shop, baseUrl: `http://127.0.0.1:${port}/sis`, timeoutMs: 300 };
};
const query = (response: string) => {
  answer = response;
  return createRedsysQuery(config())(order);
};
const queryRefund = (response: string) => {
  answer = response;
  return createRedsysRefundQuery(config())(order);
};

test('[PAY-13] Redsys is asked by its SOAP service, signed under the key of the order', async () => {
  await query(signed(operation()));
  assert.equal(received.url, '/apl02/services/SerClsWSConsulta');
  assert.equal(received.action, 'consultaOperaciones');
  const [, version = '', signature] = /CDATA\[<Messages>(.*)<Signature>(.*)<\/Signature>/.exec(received.body) ?? [];
  assert.match(version, /<Ds_Order>1234AbcdEfgh<\/Ds_Order><Ds_TransactionType>0</);
  assert.equal(signature, signForOrder(shop.secretKey, order, version));
});

test('[PAY-13] a finished operation is approved or rejected by its code, any other one is pending', async () => {
  const approved = await query(signed(operation()));
  assert.deepEqual(approved, {
    outcome: 'approved',
    reference: order,
    amount: { minor: 1138, currency: 'EUR' },
    card: undefined,
    raw: { response: '0000', authorisation: undefined, date: '2026-11-24', hour: '10:20:30' },
  });
  const outcomeWith = async (changes: Record<string, string>) => (await query(signed(operation(changes)))).outcome;
  assert.equal(await outcomeWith({ Ds_Response: '0099' }), 'approved');
  assert.equal(await outcomeWith({ Ds_Response: '9915' }), 'abandoned');
  for (const Ds_Response of ['0190', '0900', '']) assert.equal(await outcomeWith({ Ds_Response }), 'rejected');
  for (const Ds_State of ['P', 'S', 'A', '']) assert.equal(await outcomeWith({ Ds_State }), 'pending');
});

const failure = (code: string) =>
  envelope(
    `<Messages><Version Ds_Version="0.0"><Message><ErrorMsg><Ds_ErrorCode>${code}</Ds_ErrorCode></ErrorMsg></Message></Version></Messages>`,
  );

test('[PAY-13] an order that Redsys does not know is unknown; any other error is no result', async () => {
  assert.deepEqual(await query(failure('XML0024')), { outcome: 'unknown' });
  await assert.rejects(query(failure('XML0023')), /XML0023/);
});

test('[FLT-13] a finished refund that was made says what went back; anything else that nothing did', async () => {
  const refund = (changes: Record<string, string> = {}) =>
    queryRefund(signed(operation({ Ds_TransactionType: '3', Ds_Response: '0900', ...changes })));
  assert.deepEqual(await refund(), { amount: { minor: 1138, currency: 'EUR' } });
  assert.match(received.body, /<Ds_TransactionType>3</);
  assert.equal(await refund({ Ds_TransactionType: '0' }), undefined);
  assert.equal(await refund({ Ds_Response: '0190' }), undefined);
  assert.equal(await refund({ Ds_State: 'P' }), undefined);
  assert.equal(await queryRefund(failure('XML0024')), undefined);
  await assert.rejects(queryRefund(envelope(`<Messages>${operation()}</Messages>`)), /not signed/);
});

test('[PAY-02] what is not signed, or is about another shop, order or currency, is no result', async () => {
  await assert.rejects(query(envelope(`<Messages>${operation()}</Messages>`)), /not signed/);
  await assert.rejects(query(signed(operation()).replace('0000', '0001')), /not signed/);
  await assert.rejects(query(signed(operation({ Ds_MerchantCode: '1' }))), /another operation/);
  await assert.rejects(query(signed(operation({ Ds_Terminal: '2' }))), /another operation/);
  await assert.rejects(query(signed(operation({ Ds_Order: '1234other' }))), /another operation/);
  await assert.rejects(query(signed(operation({ Ds_Currency: '000' }))), /currency/);
  for (const nonsense of ['', '<html>', envelope('<Messages/>')]) await assert.rejects(query(nonsense));
  status = 500;
  await assert.rejects(query(signed(operation())), /status 500/);
});

test('[PAY-01] we sign as the library does', () => {
  const parameters = { DS_MERCHANT_ORDER: order } as Parameters<typeof serializeAndSignJSONRequest>[1];
  const message = serializeAndSignJSONRequest(shop.secretKey, parameters);
  assert.equal(signForOrder(shop.secretKey, order, message.Ds_MerchantParameters), message.Ds_Signature);
});
