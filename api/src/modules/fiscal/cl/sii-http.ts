import { fetchWithin } from '@idavuelta/shared/contracts/servers';
import type { SentFile, Setup } from '../authority.ts';
import { uploadFields } from './boleta-api.ts';
import type { ChileSettings } from './settings.ts';

/** The answer about an envelope of 500 boletas, all with problems, has some 200,000. */
const maxBytes = 1_000_000;

export interface SiiReply {
  status: number;
  text: string;
}

export async function callSii(timeoutMs: number, url: string, init: RequestInit = {}): Promise<SiiReply> {
  const response = await fetchWithin({ maxBytes, timeoutMs }, url, { ...init, redirect: 'error' });
  return { status: response.status, text: await response.text() };
}

/** The form of an upload, to the API of boletas as to the server of credit notes. */
export function uploadForm({ name, content }: SentFile, { issuer, settings }: Setup<ChileSettings>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(uploadFields(issuer.taxId, settings))) form.set(field, value);
  form.set('archivo', new Blob([new Uint8Array(content)], { type: 'application/xml' }), `${name}.xml`);
  return form;
}
