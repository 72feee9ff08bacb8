import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A key by the name that codes have for it: the beginning of its hash. */
interface TicketKey {
  id: string;
  key: KeyObject;
}

/** Ed25519 keys of the codes on tickets. */
export interface TicketKeys {
  /** The first signs new codes. Tickets are found in lists by the codes of all, which earlier mails carry. */
  signing: readonly [TicketKey, ...TicketKey[]];
  /** The public keys that codes are checked with: those of the signing keys, and of earlier ones whose private keys are gone. */
  public: TicketKey[];
}

const idOf = (publicKey: KeyObject) =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 8);

/** Makes a private key, in one line, as the environment takes it. */
export const makeTicketKey = () =>
  generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64');

/** The public key of a private one, in one line, as the environment takes it. */
export const publicTicketKey = (signingKey: string) =>
  createPublicKey(privateKeyOf(signingKey)).export({ type: 'spki', format: 'der' }).toString('base64');

/**
 * @param signingKeys private keys (PKCS #8 in base64), the one that signs first
 * @param publicKeys further keys whose codes are accepted (SPKI in base64)
 * @throws Error that names the variable of the environment
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

/** The value itself stays out of the message: it may be a secret. */
function readKey(name: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // what was wrong with it may quote the key
  }
  throw wrongKey(name);
}

const wrongKey = (name: string) => new Error(`${name} must be an Ed25519 key: npm run ticket-key -w api makes one`);
