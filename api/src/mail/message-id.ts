import { createHash } from 'node:crypto';

/**
 * The id of a mail: the same whenever its job is tried, so that mail programs can tell a second copy from a second mail.
 * @param from the sender, as in `Idavuelta <hola@idavuelta.pe>`
 */
export function messageIdOf(jobId: string, recipient: string, from: string) {
  const name = createHash('sha256').update(`${jobId} ${recipient}`).digest('hex').slice(0, 32);
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? 'idavuelta';
  return `<${name}@${host}>`;
}
