import { randomUUID } from 'node:crypto';
import type { Complaint, ComplaintSheet } from '@idavuelta/shared/contracts';
import { credentials } from '../../../testing/credentials.ts';
import type { TestApp } from '../../../testing/test-app.ts';

export const aComplaint = (over: Partial<Complaint> = {}): Complaint => ({
  name: 'Rosa Quispe Huamán',
  documentKind: 'dni',
  documentNumber: '41234567',
  address: 'Jr. Ancash 320, Lima',
  phone: '+51 987 654 321',
  email: `${randomUUID()}@example.org`,
  item: 'service',
  itemDescription: 'Van al concierto del 6 de marzo',
  amountMinor: 9150,
  kind: 'reclamo',
  detail: 'La van llegó dos horas tarde.\nNadie avisó.',
  request: 'La devolución de lo que pagué.',
  ...over,
});

/** A file of the form. */
export type FormFile = [name: string, content: Uint8Array | string];

/** Files a sheet, as a form if it has files. */
export async function fileComplaint(
  { call }: Pick<TestApp, 'call'>,
  complaint: object = aComplaint(),
  { key = randomUUID(), files = [], query = '' }: { key?: string; files?: FormFile[]; query?: string } = {},
) {
  const headers = { 'idempotency-key': key };
  const url = `/complaints${query}`;
  if (files.length === 0) return call<ComplaintSheet>('POST', url, { body: complaint, headers });
  const form = new FormData();
  form.set('complaint', JSON.stringify(complaint));
  for (const [name, content] of files) form.append('files', new File([content as BlobPart], name));
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const contentType = encoded.headers.get('content-type') ?? '';
  return call<ComplaintSheet>('POST', url, { body, headers: { ...headers, 'content-type': contentType } });
}

/** Returns the register of all sheets, as CSV. @param token of staff */
export const exportRegister = async ({ app }: Pick<TestApp, 'app'>, token: string) =>
  (
    await app.inject({
      url: '/staff-api/complaint-register?from=2020-01-01&until=2099-12-31&language=es_PE',
      headers: credentials(token),
    })
  ).body;
