import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A public key that may sign releases. */
export interface PublicKey {
  /** Id of the key in signatures: the beginning of its hash. */
  id: string;
  key: KeyObject;
}

const idOf = (publicKey: KeyObject) =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** Generates a key pair, each key in one line as expected in the environment. */
export function makeKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    id: idOf(publicKey),
    signingKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** Reads the key of `RELEASE_SIGNING_KEY`; undefined when releases are not signed. @throws Error for an invalid key */
export function readSigningKey(env: NodeJS.ProcessEnv): { id: string; key: KeyObject } | undefined {
  const { RELEASE_SIGNING_KEY: text } = env;
  if (!text) return undefined;
  const key = readKey('RELEASE_SIGNING_KEY', () =>
    createPrivateKey({ key: Buffer.from(text, 'base64'), type: 'pkcs8', format: 'der' }),
  );
  return { id: idOf(createPublicKey(key)), key };
}

/**
 * Reads the keys of `RELEASE_PUBLIC_KEYS`, one of which must have signed a release. Empty when unsigned releases are
 * accepted.
 * @throws Error for an invalid key, because a mistake must not open the door to unsigned releases
 */
export const readPublicKeys = (env: NodeJS.ProcessEnv): PublicKey[] =>
  (env.RELEASE_PUBLIC_KEYS ?? '')
    .split(',')
    .filter(Boolean)
    .map((text) => {
      const key = readKey('RELEASE_PUBLIC_KEYS', () =>
        createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' }),
      );
      return { id: idOf(key), key };
    });

/** The message omits the value, which may be secret. */
function readKey(name: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // the original error may quote the key
  }
  throw new Error(`${name} is no Ed25519 key: npm run release -- keys makes a pair`);
}
