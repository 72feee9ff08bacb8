import type { ListedTicket, TicketQr } from '../api/orders.ts';

/**
 * The list of a departure's tickets that devices keep for offline checks. Each entry is encrypted with a secret that
 * only the ticket's own code contains, its signature: a lost device reveals nothing about people whose codes its finder
 * has not seen. The API seals with these functions and the page opens with them; both have WebCrypto.
 */

/** A sealed ticket: the name of its entry and the encrypted text, both in base64url. */
export type ListEntry = [name: string, sealed: string];

/**
 * Sealed texts are padded to a multiple of this many bytes, so that their length does not reveal the number of
 * travellers.
 */
const paddedTo = 256;
const ivLength = 12;

/** Derives from a secret, such as a signature, the name of its list entry and the key that decrypts it. */
async function entryOf(secret: string) {
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);
  const derivedFor = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`idavuelta ticket list ${purpose}`),
  });
  const [name, key] = await Promise.all([
    crypto.subtle.deriveBits(derivedFor('name'), material, 128),
    crypto.subtle.deriveKey(derivedFor('key'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  ]);
  return { name: toBase64Url(new Uint8Array(name)), key };
}

/** @param signature from the ticket's code */
export const sealTicket = (signature: string, ticket: ListedTicket): Promise<ListEntry> => seal(signature, ticket);

/**
 * The secret behind a typed code. It includes the device key, so that the list alone does not allow trying all codes.
 */
const typedSecret = (deviceKey: string, shortCode: string) => `${deviceKey}\n${shortCode}`;

/** Seals the content of a ticket's QR code, for devices that may check typed codes. */
export const sealCode = (deviceKey: string, shortCode: string, code: TicketQr): Promise<ListEntry> =>
  seal(typedSecret(deviceKey, shortCode), code);

async function seal(secret: string, value: object): Promise<ListEntry> {
  const { name, key } = await entryOf(secret);
  const text = new TextEncoder().encode(JSON.stringify(value));
  const padded = new Uint8Array(Math.ceil(text.length / paddedTo) * paddedTo).fill(0x20);
  padded.set(text);
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, padded));
  return [name, toBase64Url(new Uint8Array([...iv, ...sealed]))];
}

/** Returns an entry that nothing opens; such entries hide how many tickets are sold. */
export function emptyEntry(): ListEntry {
  const random = (length: number) => toBase64Url(crypto.getRandomValues(new Uint8Array(length)));
  return [random(16), random(ivLength + paddedTo + 16)];
}

/**
 * Opens a ticket.
 * @param entries of a list by name
 * @returns the ticket with this signature in its code; undefined when it is not on the list
 * @throws Error when the entry is damaged
 */
export const openTicket = (signature: string, entries: Readonly<Record<string, string>>) =>
  open<ListedTicket>(signature, entries);

/** Opens the QR code printed beside a short code. @returns undefined when it is not on the list */
export const openCode = (deviceKey: string, shortCode: string, entries: Readonly<Record<string, string>>) =>
  open<TicketQr>(typedSecret(deviceKey, shortCode), entries);

async function open<T>(secret: string, entries: Readonly<Record<string, string>>): Promise<T | undefined> {
  const { name, key } = await entryOf(secret);
  const sealed = entries[name];
  if (!sealed) return undefined;
  const bytes = fromBase64Url(sealed);
  const opened = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, ivLength) },
    key,
    bytes.subarray(ivLength),
  );
  return JSON.parse(new TextDecoder().decode(opened)) as T;
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** @throws Error when the text is not base64url */
export const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
