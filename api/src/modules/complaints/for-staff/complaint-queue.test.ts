import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { AuditRow, ComplaintDetail, ComplaintRow, StaffList, Today } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { eventually, openTestApp } from '../../../testing/test-app.ts';
import { aComplaint, fileComplaint } from '../testing/complaint.ts';

const testApp = await openTestApp();
const { call, query } = testApp;
const support = await logInStaff(testApp, 'support');
const viewer = await logInStaff(testApp, 'viewer');
const { token } = support;

/** Files a sheet and returns its id. */
async function filed(complaint = aComplaint()) {
  const { data } = await fileComplaint(testApp, complaint, { files: [['foto.pdf', '%PDF-1.4\n%%EOF']] });
  const { data: list } = await call<StaffList<ComplaintRow>>('GET', `/staff-api/complaints?text=${data.number}`, {
    token,
  });
  const [row] = list.rows;
  assert.ok(row);
  return { id: row.id, sheet: data, email: complaint.email };
}

/** Adds a sheet whose last day has passed. */
async function overdue() {
  const [row] = await query<{ id: string }>(
    `INSERT INTO complaint_sheet (country_code, year, number, idempotency_key, filed_on, due_on, language, company, name,
       document_kind, document_number, address, phone, email, item, item_description, kind, detail, request)
     VALUES ('PE', 2020, $1, $2, '2020-01-02', '2020-01-23', 'es_PE', '{"name":"X","taxId":"","address":"Y"}', 'Luis',
       'dni', '41234567', 'A', '1', 'l@example.org', 'service', 'x', 'queja', 'x', 'x') RETURNING id`,
    [Math.ceil(Math.random() * 1e6), randomUUID()],
  );
  assert.ok(row);
  return row.id;
}

test('[LEG-01] a sheet has its files, its PDF and its order', async () => {
  const { id, sheet } = await filed(aComplaint({ orderNumber: 'NOORDER1' }));
  const { data } = await call<ComplaintDetail>('GET', `/staff-api/complaints/${id}`, { token });
  assert.equal(data.number, sheet.number);
  assert.equal(data.daysLeft, 15);
  assert.equal(data.orderNumber, 'NOORDER1');
  assert.equal(data.orderId, undefined);
  assert.equal(data.files[0]?.name, 'foto.pdf');
  const file = await call('GET', `/staff-api/complaints/${id}/files/${data.files[0]?.id}`, { token });
  assert.equal(file.status, 200);
  assert.match(String(file.headers['content-disposition']), /^attachment/);
  const pdf = await call('GET', `/staff-api/complaints/${id}/pdf`, { token });
  assert.equal(pdf.headers['content-type'], 'application/pdf');
});

test('[LEG-01] a sheet is answered once, by mail and with a trace; the term is never extended', async () => {
  const { id, email } = await filed();
  const answer = (text: string, as = token) =>
    call<ComplaintDetail>('POST', `/staff-api/complaints/${id}/answer`, { token: as, body: { answer: text } });
  assert.equal((await answer('No', viewer.token)).status, 403);
  const both = await Promise.all([answer('Te devolvemos todo.'), answer('Te devolvemos todo.')]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  await eventually(async () => {
    const mails = await query<{ subject: string }>('SELECT subject FROM mailbox WHERE recipient = $1', [email]);
    return mails.some(({ subject }) => subject.startsWith('Respuesta a tu hoja'));
  });
  const { data: audit } = await call<AuditRow[]>('GET', `/staff-api/audit?subject=complaint:${id}`, { token });
  assert.deepEqual(
    audit.map(({ action }) => action),
    ['answer-complaint'],
  );
  await assert.rejects(query(`UPDATE complaint_sheet SET answer = 'x' WHERE id = $1`, [id]), /never changes/);
  const extended = await call('PUT', `/staff-api/complaints/${id}`, { token, body: { dueOn: '2030-01-01' } });
  assert.equal(extended.status, 404);
});

test('[LEG-01] what is overdue comes first, says by how much, and waits on the first page', async () => {
  const id = await overdue();
  const { id: recent } = await filed();
  const { data } = await call<StaffList<ComplaintRow>>('GET', '/staff-api/complaints', { token });
  assert.equal(data.rows[0]?.id, id);
  assert.ok((data.rows[0]?.daysLeft ?? 0) < 0);
  assert.ok(data.rows.some((row) => row.id === recent));
  const { data: only } = await call<StaffList<ComplaintRow>>('GET', '/staff-api/complaints?state=overdue', { token });
  assert.deepEqual(
    only.rows.map((row) => row.id),
    [id],
  );
  const { data: today } = await call<Today>('GET', '/staff-api/today', { token });
  assert.equal(today.work.find(({ kind }) => kind === 'complaints')?.count, 1);
});

test('[LEG-01] a viewer reads the queue without contacts, PDF or register', async () => {
  const { id } = await filed();
  const { data } = await call<ComplaintDetail>('GET', `/staff-api/complaints/${id}`, { token: viewer.token });
  assert.equal(data.email, '');
  assert.equal(data.documentNumber, '');
  for (const path of [`complaints/${id}/pdf`, 'complaint-register?from=2020-01-01&until=2030-01-01&language=es_PE'])
    assert.equal((await call('GET', `/staff-api/${path}`, { token: viewer.token })).status, 403);
});

test('[LEG-01] the register has every sheet of its period', async () => {
  await overdue();
  const at = '/staff-api/complaint-register?from=2020-01-01&until=2020-12-31&language=es_PE';
  const { app } = testApp;
  const csv = await app.inject({
    url: at,
    headers: (await import('../../../testing/credentials.ts')).credentials(token),
  });
  assert.equal(csv.statusCode, 200);
  assert.match(csv.body, /Hoja.*Último día para responder/);
  assert.match(csv.body, /-2020.*2020-01-23.*Queja.*Luis.*DNI 41234567/);
  assert.equal((await call('GET', `${at}&format=xlsx`, { token })).status, 200);
  const exports = await query(`SELECT 1 FROM audit WHERE action = 'export-complaints'`);
  assert.equal(exports.length, 2);
});
