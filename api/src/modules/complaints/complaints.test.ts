import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { eventually, openTestApp } from '../../testing/test-app.ts';
import { createComplaints } from './complaints.service.ts';
import { aComplaint, type FormFile, fileComplaint } from './testing/complaint.ts';

const testApp = await openTestApp({ complaintsMail: 'reclamos@example.org' });
const { query } = testApp;

const numbers = async () =>
  (await query<{ number: number }>('SELECT number FROM complaint_sheet ORDER BY number')).map(({ number }) => number);

const gapless = (list: number[]) =>
  assert.deepEqual(
    list,
    list.map((_, i) => i + 1),
  );

test('[LEG-01] a sheet has its number, its day and its last day at once, without a login', async () => {
  const { status, data } = await fileComplaint(testApp, aComplaint({ documentNumber: '4123 4567' }));
  assert.equal(status, 200);
  assert.match(data.number, /^\d{9}-20\d\d$/);
  assert.ok(data.dueOn > data.filedOn);
  assert.equal(data.documentNumber, '41234567');
  assert.equal(data.company.name, 'Idavuelta');
});

test('[LEG-01] the sheet reaches the person and the company by mail, as a PDF', async () => {
  const complaint = aComplaint();
  const { data } = await fileComplaint(testApp, complaint);
  const mails = await eventually(async () => {
    const found = await query<{ recipient: string; subject: string; attachments: { filename: string }[] }>(
      'SELECT recipient, subject, attachments FROM mailbox WHERE subject LIKE $1 ORDER BY recipient',
      [`%${data.number}%`],
    );
    return found.length === 2 && found;
  });
  assert.deepEqual(mails.map(({ recipient }) => recipient).sort(), [complaint.email, 'reclamos@example.org'].sort());
  for (const { attachments } of mails) assert.equal(attachments[0]?.filename, `hoja-${data.number}.pdf`);
});

test('[LEG-01] twenty sheets at the same moment get twenty numbers without a gap', async () => {
  const sheets = await Promise.all(Array.from({ length: 20 }, () => fileComplaint(testApp)));
  assert.equal(new Set(sheets.map(({ data }) => data.number)).size, 20);
  gapless(await numbers());
});

test('[LEG-01] a repeated submit gets the first sheet, also at the same moment', async () => {
  const key = randomUUID();
  const complaint = aComplaint();
  const sheets = await Promise.all(Array.from({ length: 10 }, () => fileComplaint(testApp, complaint, { key })));
  sheets.push(await fileComplaint(testApp, complaint, { key }));
  assert.equal(new Set(sheets.map(({ data }) => data.number)).size, 1);
  gapless(await numbers());
});

test('[LEG-01] what cannot be mailed later is not numbered: the job is filed with the sheet', async () => {
  const before = await numbers();
  const send = () => Promise.reject(new Error('the process was killed'));
  const complaints = createComplaints({ db: testApp.db, jobs: { send }, hasCopy: false });
  const context = { country: 'PE', language: 'es_PE', key: randomUUID(), files: [] } as const;
  await assert.rejects(complaints.file(aComplaint(), context), /killed/);
  assert.deepEqual(await numbers(), before);
  const { data } = await fileComplaint(testApp);
  assert.equal(Number(data.number.slice(0, 9)), before.length + 1);
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj<</Length 8>>\nstream\n\u0001/JS \u0002\u0003\u0004\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF';

test('[LEG-01] pictures and PDF are kept with the sheet, under names that are safe', async () => {
  const files: FormFile[] = [
    ['van.jpg', png],
    ['../../etc/"pass\r\nwd.html', pdf],
  ];
  const { data } = await fileComplaint(testApp, aComplaint(), { files });
  assert.equal(data.files.length, 2);
  assert.equal(data.files[0], 'van.png');
  assert.match(data.files[1] ?? '', /^[^/\\"\r\n]+\.pdf$/);
});

const hostile: [what: string, files: FormFile[], reason: string][] = [
  ['a script named as a picture', [['foto.jpg', '<script>alert(1)</script>']], 'type'],
  ['an SVG', [['foto.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>']], 'type'],
  ['a program named as a PDF', [['boleta.pdf', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')]], 'type'],
  [
    'a PDF with a script',
    [['b.pdf', '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj']],
    'type',
  ],
  ['a PDF with a script in escaped letters', [['b.pdf', '%PDF-1.4\n1 0 obj<</S/J#61vaScript/J#53(x)>>endobj']], 'type'],
  ['an empty file', [['foto.png', '']], 'type'],
  ['a file above the limit', [['foto.png', Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])]], 'too_large'],
  ['five files', Array.from({ length: 5 }, (): FormFile => ['foto.png', png]), 'too_many'],
  ['nine files', Array.from({ length: 9 }, (): FormFile => ['foto.png', png]), 'too_many'],
];

for (const [what, files, reason] of hostile)
  test(`[LEG-01] ${what} is refused, and no number is used up`, async () => {
    const before = await numbers();
    const { status, body } = await fileComplaint(testApp, aComplaint(), { files });
    assert.equal(status, 400);
    assert.deepEqual((body as unknown as { errors: object[] }).errors, [{ field: 'files', reason }]);
    assert.deepEqual(await numbers(), before);
  });

const invalid: [field: string, over: object, query?: string][] = [
  ['documentNumber', { documentNumber: '1234567' }],
  ['documentNumber', { documentKind: 'ruc', documentNumber: '20131312956' }],
  ['guardian.documentNumber', { guardian: { name: 'Ana', documentKind: 'dni', documentNumber: 'x' } }],
  ['email', { email: 'rosa' }],
  ['detail', { detail: ' \n ' }],
  ['kind', { kind: 'sugerencia' }],
  ['country-code', {}, '?country-code=CL'],
];

for (const [field, over, search] of invalid)
  test(`[LEG-01] a sheet with a wrong ${field} is refused: ${JSON.stringify(over)}`, async () => {
    const { status, body } = await fileComplaint(testApp, { ...aComplaint(), ...over }, { query: search });
    assert.equal(status, 400);
    assert.equal((body as unknown as { errors: { field: string }[] }).errors[0]?.field, field);
  });

test('[LEG-01] a sheet and its files are never changed or deleted', async () => {
  await fileComplaint(testApp, aComplaint(), { files: [['van.png', png]] });
  for (const change of [
    `UPDATE complaint_sheet SET detail = 'x'`,
    'UPDATE complaint_sheet SET number = number + 100',
    'UPDATE complaint_sheet SET due_on = due_on + 30',
    `UPDATE complaint_file SET content = 'x'`,
    `UPDATE complaint_file SET name = 'x'`,
  ])
    await assert.rejects(query(change), /never changes/, change);
  for (const change of [
    'DELETE FROM complaint_file',
    'DELETE FROM complaint_sheet',
    'TRUNCATE complaint_sheet, complaint_file',
  ])
    await assert.rejects(query(change), /never deleted/, change);
});
