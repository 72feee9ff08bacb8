import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import jsQr from 'jsqr';
import forge from 'node-forge';
import sharp from 'sharp';
import { readConfig } from '../../../../config/config.ts';
import { temporaryFolder } from '../../../../testing/temporary-folder.ts';
import { codeOf, openTestApp, startTestApp, type TestApp, testEnvironment } from '../../../../testing/test-app.ts';
import { createTicketChecks } from '../../../../testing/ticket-checks.ts';

/** Creates a certificate with its own authority, as files and as the API reads them. */
function walletFiles() {
  const folder = temporaryFolder();
  const { privateKey, publicKey } = forge.pki.rsa.generateKeyPair(2048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notAfter = new Date(Date.now() + 86_400_000);
  const name = [{ name: 'commonName', value: 'Pass Type ID: pass.pe.idavuelta.test' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(privateKey, forge.md.sha256.create());
  const file = (title: string, text: string) => {
    writeFileSync(join(folder, title), text);
    return join(folder, title);
  };
  const pem = file('certificate.pem', forge.pki.certificateToPem(certificate));
  return {
    WALLET_PASS_TYPE_ID: 'pass.pe.idavuelta.test',
    WALLET_TEAM_ID: 'TEAM123456',
    WALLET_CERTIFICATE: pem,
    WALLET_KEY: file('key.pem', forge.pki.encryptRsaPrivateKey(privateKey, 'a passphrase')),
    WALLET_KEY_PASSPHRASE: 'a passphrase',
    WALLET_APPLE_CERTIFICATE: pem,
  };
}

const files = walletFiles();
const testApp = await openTestApp({ wallet: readConfig({ ...testEnvironment, ...files }).wallet });
const checks = createTicketChecks(testApp);

const fetchPass = (app: TestApp, { orderId, token, kind, ticket = 1 }: Wanted) =>
  app.app.inject({
    url: `/shop-api/order/${orderId}/ticket/${ticket}/pass.${kind}`,
    headers: { authorization: `Bearer ${token}` },
  });
interface Wanted {
  orderId: string;
  token: string;
  kind: 'png' | 'pkpass';
  ticket?: number | string;
}

const detailOf = async (orderId: string, token: string) => (await testApp.orderDetail(orderId, token)).data;

test('[AFT-05] a ticket is had for Apple Wallet: signed, with its own code, and put away after the event', async () => {
  const { orderId, buyer: token } = await checks.paidOrder(2);
  const { order, event, tickets } = await detailOf(orderId, token);
  assert.equal(order.applePasses, true);
  const { statusCode, headers, rawPayload } = await fetchPass(testApp, { orderId, token, kind: 'pkpass', ticket: 2 });
  assert.equal(statusCode, 200);
  assert.equal(headers['content-type'], 'application/vnd.apple.pkpass');
  const parts = unzipSync(rawPayload);
  const pass = JSON.parse(strFromU8(parts['pass.json'] ?? new Uint8Array()));
  assert.equal(pass.barcodes[0].message, tickets[1]?.qr);
  assert.equal(pass.barcodes[0].altText, tickets[1]?.shortCode?.replace(/^.{4}/, '$& '), '[FLT-23]');
  assert.deepEqual(
    [pass.passTypeIdentifier, pass.teamIdentifier, pass.serialNumber],
    ['pass.pe.idavuelta.test', 'TEAM123456', `${orderId}-2`],
  );
  assert.equal(Date.parse(pass.relevantDate), Date.parse(event.startDate));
  assert.equal(Date.parse(pass.expirationDate), Date.parse(event.startDate) + 86_400_000);
  assert.match(JSON.stringify(pass.eventTicket), /Viajera 2/);

  const manifest: Record<string, string> = JSON.parse(strFromU8(parts['manifest.json'] ?? new Uint8Array()));
  assert.ok('icon.png' in manifest && 'icon@2x.png' in manifest);
  for (const [name, hash] of Object.entries(manifest))
    assert.equal(
      createHash('sha1')
        .update(parts[name] ?? '')
        .digest('hex'),
      hash,
      name,
    );
  const signature = forge.util.createBuffer(Buffer.from(parts.signature ?? []).toString('binary'));
  const signed = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature)) as forge.pkcs7.PkcsSignedData;
  assert.ok(signed.certificates.some(({ subject }) => subject.getField('CN').value.includes('idavuelta.test')));
});

test('[AFT-05] a ticket is had as a picture whose code scanners read', async () => {
  const { orderId, buyer: token } = await checks.paidOrder();
  await testApp.query(
    `UPDATE order_ticket SET passengers = jsonb_set(passengers, '{0,name}', '"<b>Zoë & Ñandú</b> de la Cordillera del Viento Norte y del Sur"')
     WHERE order_id = $1`,
    [orderId],
  );
  const { tickets } = await detailOf(orderId, token);
  const { statusCode, headers, rawPayload } = await fetchPass(testApp, { orderId, token, kind: 'png' });
  assert.equal(statusCode, 200);
  assert.equal(headers['content-type'], 'image/png');
  assert.ok(rawPayload.length < 200_000, `${rawPayload.length} bytes`);
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  assert.equal(info.width, 1080);
  assert.equal(jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data, tickets[0]?.qr);
});

test('[AFT-05] there is no pass of a ticket that nobody rides with, or that is somebody else’s', async () => {
  const { orderId, buyer: token } = await checks.paidOrder(1, await testApp.addEvent());
  const { token: stranger } = await testApp.newCustomer();
  for (const kind of ['png', 'pkpass'] as const) {
    const code = async (wanted: Partial<Wanted>) =>
      codeOf({ body: (await fetchPass(testApp, { orderId, token, kind, ...wanted })).json() });
    assert.equal(await code({ token: stranger }), 'NOT_FOUND');
    assert.equal(await code({ ticket: 2 }), 'NOT_FOUND');
    assert.equal(await code({ ticket: 'x' }), 'VALIDATION_FAILED');
  }
  await testApp.call('POST', `/shop-api/order/${orderId}/cancel`, { token });
  const { statusCode } = await fetchPass(testApp, { orderId, token, kind: 'png' });
  assert.equal(statusCode, 409);
});

test('[AFT-05] without certificates there are no passes for Apple Wallet, and half a configuration is an error', async () => {
  const plain = await startTestApp();
  try {
    const own = createTicketChecks(plain);
    const { orderId, buyer: token } = await own.paidOrder();
    assert.equal((await fetchPass(plain, { orderId, token, kind: 'pkpass' })).statusCode, 404);
    assert.equal((await fetchPass(plain, { orderId, token, kind: 'png' })).statusCode, 200);
  } finally {
    await plain.close();
  }
  const { WALLET_KEY: _, ...half } = files;
  assert.throws(() => readConfig({ ...testEnvironment, ...half }), /^Error: WALLET_KEY is required for Apple Wallet$/);
  const lost = { ...testEnvironment, ...files, WALLET_KEY: '/nowhere.pem' };
  assert.throws(() => readConfig(lost), /^Error: WALLET_KEY must be a file that can be read$/);
});
