import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FieldError, Guest, GuestListReading } from '@idavuelta/shared/contracts';
import { createOrganiserSteps } from '../../../testing/event-requests.ts';
import { openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const organiser = createOrganiserSteps(testApp);

async function read(file: Uint8Array) {
  const { token } = await testApp.newCustomer();
  const sent = { token, field: 'guests', file, name: 'invitados.csv' };
  return testApp.upload<{ guests: number; reading: GuestListReading }>('/shop-api/read-guests', sent);
}

const reasonsOf = async (file: Uint8Array) =>
  ((await read(file)).body as { errors?: FieldError[] }).errors?.map(({ row, reason }) => [row, reason]);

const utf16 = (text: string, bigEndian = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};
const list = 'Nombre;Correo;Cupos\r\nAna Muñoz;ana@example.org;2\r\n';
const guest = { name: 'Ana Muñoz', email: 'ana@example.org', seats: 2, booked: 0 };

const files: [name: string, file: Uint8Array, encoding: string][] = [
  ['semicolons', Buffer.from(list), 'utf-8'],
  ['commas, in quotes', Buffer.from('Nombre,Correo,Cupos\n"Ana Muñoz",ana@example.org,2'), 'utf-8'],
  ['tabs and a mark of UTF-8', Buffer.from(`\uFEFF${list.replaceAll(';', '\t')}`), 'utf-8'],
  ['titles above', Buffer.from(`Boda de Ana, 2027\n\n${list}`), 'utf-8'],
  ['its delimiter named', Buffer.from(`sep=|\r\n${list.replaceAll(';', '|')}`), 'utf-8'],
  ['a mark of UTF-16', utf16(`sep=;\r\n${list}`), 'utf-16'],
  ['a mark of UTF-16, the other way round', utf16(list, true), 'utf-16'],
  ['windows-1252', Buffer.from(list, 'latin1'), 'windows-1252'],
];

for (const [name, file, encoding] of files)
  test(`[FLT-33] a guest list in text is read: ${name}`, async () => {
    const { token, id } = await organiser.newRequest();
    assert.equal((await read(file)).data.reading.encoding, encoding);
    assert.equal((await organiser.uploadGuests(token, id, file, 'invitados.csv')).status, 200);
    const { data } = await testApp.call<Guest[]>('GET', `/shop-api/event-requests/${id}/guests`, { token });
    assert.deepEqual(data, [guest]);
  });

test('[FLT-33] mistakes of a list in text stand in the row that a spreadsheet shows', async () => {
  assert.deepEqual(await reasonsOf(Buffer.from(`sep=;\n${list.replace('2', '99')}`)), [[2, 'seats']]);
  assert.deepEqual(await reasonsOf(Buffer.from(`\n${list.replace('ana@', 'ana')}`)), [[3, 'email']]);
});

test('[FLT-34] a hostile list in text is refused with its reason', async () => {
  assert.deepEqual(await reasonsOf(Buffer.from(`Nombre;Correo\n${'"a;'.repeat(600_000)}`)), [[undefined, 'cells']]);
  assert.deepEqual(await reasonsOf(Buffer.from(`Nombre;Correo\n${';'.repeat(10_000)}`)), [[undefined, 'columns']]);
  assert.deepEqual(await reasonsOf(Buffer.from(`Nombre;Correo\n${'a;b\n'.repeat(187_500)}`)), [[undefined, 'rows']]);
});

test('[FLT-14] a guest without an e-mail address is taken, and named before anything is stored', async () => {
  const { token, id } = await organiser.newRequest();
  const file = Buffer.from(
    'Nombre;Celular;Correo;Cupos\nAna;;ana@example.org;2\nAbuela Rosa;987654321;;1\nTío Luis;;;2\n',
  );
  assert.deepEqual((await read(file)).data.reading.withoutEmail, ['Abuela Rosa', 'Tío Luis']);
  await organiser.uploadGuests(token, id, file);
  const { data: guests } = await testApp.call<Guest[]>('GET', `/shop-api/event-requests/${id}/guests`, { token });
  assert.deepEqual(guests, [
    { name: 'Abuela Rosa', phone: '+51987654321', seats: 1, booked: 0 },
    { name: 'Ana', email: 'ana@example.org', seats: 2, booked: 0 },
    { name: 'Tío Luis', seats: 2, booked: 0 },
  ]);
});
