import { createHash } from 'node:crypto';

/**
 * Builds a mail's id, stable across retries, so that mail clients can tell a duplicate from a second mail.
 * @param from the sender, as in `Idavuelta <hola@idavuelta.pe>`
 */
export function messageIdOf(jobId: string, recipient: string, from: string) {
  const name = createHash('sha256').update(`${jobId} ${recipient}`).digest('hex').slice(0, 32);
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'idavuelta';
  return `<${name}@${host}>`;
}
