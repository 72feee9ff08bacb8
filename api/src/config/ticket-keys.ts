import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A key with the id used in codes: the beginning of its hash. */
interface TicketKey {
  id: string;
  key: KeyObject;
}

/** Ed25519 keys for ticket codes. */
export interface TicketKeys {
  /** The first one signs new codes. Lists contain the codes of all of them, because earlier mails carry those. */
  signing: readonly [TicketKey, ...TicketKey[]];
  /** Public keys that verify codes: those of the signing keys, and of retired keys whose private part is gone. */
  public: TicketKey[];
}

const idOf = (publicKey: KeyObject) =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 8);

/** Generates a private key in one line, as expected in the environment. */
export const makeTicketKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');

/** Returns the public key of a private one in one line, as expected in the environment. */
export const publicTicketKey = (signingKey: string) =>
  createPublicKey(privateKeyOf(signingKey)).export({ type: 'spki', format: 'der' }).toString('base64');

/**
 * @param signingKeys private keys (PKCS #8 in base64), the active one first
 * @param publicKeys further keys whose codes are accepted (SPKI in base64)
 * @throws Error naming the environment variable
 */
export function readTicketKeys(texts: { signingKeys: string[]; publicKeys: string[] }): TicketKeys {
  const keyPairs = texts.signingKeys.map((text) => {
    const key = privateKeyOf(text);
    const publicKey = createPublicKey(key);
    return { id: idOf(publicKey), key, publicKey };
  });
  const [first, ...earlier] = keyPairs;
  if (!first) throw wrongKey('TICKET_SIGNING_KEY');
  const others = texts.publicKeys.map((text) => {
    const key = readKey('TICKET_PUBLIC_KEYS', () =>
      createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' }),
    );
    return { id: idOf(key), key };
  });
  const accepted = [...keyPairs.map(({ id, publicKey }) => ({ id, key: publicKey })), ...others];
  return { signing: [first, ...earlier], public: [...new Map(accepted.map((key) => [key.id, key])).values()] };
}

const privateKeyOf = (text: string) =>
  readKey('TICKET_SIGNING_KEY', () =>
    createPrivateKey({ key: Buffer.from(text, 'base64'), type: 'pkcs8', format: 'der' }),
  );

/** The message omits the value, which may be secret. */
function readKey(name: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // the original error may quote the key
  }
  throw wrongKey(name);
}

const wrongKey = (name: string) => new Error(`${name} must be an Ed25519 key: npm run ticket-key -w api makes one`);
