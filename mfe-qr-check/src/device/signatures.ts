import type { TicketKey } from '@idavuelta/shared/contracts';
import { fromBase64Url, type SignedTicket, ticketStatement } from '@idavuelta/shared/contracts/tickets';

/** Result of verifying a signature on the device; `unknown`: made with a key that the device does not have. */
export type SignatureVerdict = 'valid' | 'forged' | 'unknown';

/** @param signature from the code @param keys from `GET /ticket-keys` */
export async function verifySignature(
  ticket: SignedTicket,
  signature: string,
  keys: readonly TicketKey[],
): Promise<SignatureVerdict> {
  const [id, text = ''] = signature.split('.');
  const key = keys.find((one) => one.id === id);
  if (!key) return 'unknown';
  const bytes = bytesOf(text);
  const statement = new TextEncoder().encode(ticketStatement(ticket));
  return bytes && (await verify(bytes, statement, fromBase64Url(key.publicKey))) ? 'valid' : 'forged';
}

/** Returns undefined for text that is not base64url, which anyone can put into a code. */
function bytesOf(text: string) {
  try {
    return fromBase64Url(text);
  } catch {
    return undefined;
  }
}

async function verify(
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
  key: Uint8Array<ArrayBuffer>,
) {
  try {
    const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, signature, message);
  } catch (error) {
    if ((error as Error).name !== 'NotSupportedError') throw error;
    // browsers from before 2025
    const { verifyAsync } = await import('@noble/ed25519');
    return signature.length === 64 && verifyAsync(signature, message, key);
  }
}
