/**
 * `npm run mail -- paid es_CL`: renders a mail with sample data to an HTML file and prints its path and text. A country
 * after the language sets the event's country. Without arguments it lists the mails.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageOf } from './page.ts';
import { type RequestedMail, requestedMail } from './requested-mail.ts';
import { sampleMail } from './sample-mail.ts';

const folder = join(import.meta.dirname, '../../.local/mails');

async function write(requested: RequestedMail) {
  const mail = await sampleMail(requested);
  const file = join(folder, `${requested.kind}-${requested.language}-${requested.country}.html`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, pageOf(mail));
  console.log(`To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n\n${pathToFileURL(file).href}`);
}

let requested: RequestedMail | undefined;
try {
  requested = requestedMail(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
if (requested) await write(requested);
