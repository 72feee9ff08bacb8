import { randomBytes } from 'node:crypto';
import { anXmlAnswer } from '@idavuelta/api/modules/fiscal/cl/testing/answers.ts';
import { verifyXml } from '@idavuelta/api/modules/fiscal/signing/verify.ts';

/** Seeds that wait for their signature, and tokens that were given for them. Any certificate may sign. */
export function createSessions() {
  const seeds = new Set<string>();
  const tokens = new Set<string>();
  let lastSeed = 13_571_434_811;

  function seedOf(signed: string): string | undefined {
    try {
      const [signature] = verifyXml(signed);
      return /<Semilla>(\d+)<\/Semilla>/.exec(signature?.signed[0] ?? '')?.[1];
    } catch {
      return undefined;
    }
  }

  return {
    seed(): string {
      const seed = String(++lastSeed).padStart(12, '0');
      seeds.add(seed);
      return anXmlAnswer(`<SEMILLA>${seed}</SEMILLA>`);
    },

    /** Gives a token for a signed seed, once. */
    token(signed: string): string {
      const seed = seedOf(signed);
      if (!seed) return anXmlAnswer('', '11', 'ERROR: Firma incorrecta');
      if (!seeds.delete(seed)) return anXmlAnswer('', '12', 'ERROR: Semilla no existe');
      const token = randomBytes(10).toString('hex').toUpperCase();
      tokens.add(token);
      return anXmlAnswer(`<TOKEN>${token}</TOKEN>`, '00', 'Token Creado');
    },

    /** @param cookie header: `TOKEN=…` */
    isOpen: (cookie = '') => tokens.has(/\bTOKEN=(\w+)/.exec(cookie)?.[1] ?? ''),

    /** Ends all sessions, as time does. */
    expire: () => tokens.clear(),
  };
}
