import { createSign, generateKeyPairSync } from 'node:crypto';

interface TestCaf {
  taxId?: string;
  legalName?: string;
  type?: number;
  from?: number;
  to?: number;
  authorizedOn?: string;
  /** Has the private key of another CAF. */
  wrongKey?: boolean;
}

const newKeys = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength, publicExponent: 3 });

/** Keys as short as the SII's. */
const keys = newKeys(512);
const siiKeys = newKeys(1024);

const standard = (base64url = '') => Buffer.from(base64url, 'base64url').toString('base64');

/** Writes a CAF as the SII's site does, signed by a key that is not the SII's. */
export function testCafXml({
  taxId = '76123456-0',
  legalName = 'Viajes &amp; Ñandú SpA',
  type = 39,
  from = 1001,
  to = 1100,
  authorizedOn = '2027-03-01',
  wrongKey,
}: TestCaf = {}): string {
  const { n, e } = keys.publicKey.export({ format: 'jwk' });
  const da = `<DA>
<RE>${taxId}</RE>
<RS>${legalName}</RS>
<TD>${type}</TD>
<RNG><D>${from}</D><H>${to}</H></RNG>
<FA>${authorizedOn}</FA>
<RSAPK><M>${standard(n)}</M><E>${standard(e)}</E></RSAPK>
<IDK>100</IDK>
</DA>`;
  const signature = createSign('RSA-SHA1')
    .update(da.replace(/>\s+</g, '><'), 'latin1')
    .sign(siiKeys.privateKey, 'base64');
  const pair = wrongKey ? newKeys(512) : keys;
  return `<?xml version="1.0"?>
<AUTORIZACION>
<CAF version="1.0">
${da}
<FRMA algoritmo="SHA1withRSA">${signature}</FRMA>
</CAF>
<RSASK>${pair.privateKey.export({ type: 'pkcs1', format: 'pem' })}</RSASK>

<RSAPUBK>${keys.publicKey.export({ type: 'spki', format: 'pem' })}</RSAPUBK>
</AUTORIZACION>
`;
}

export const testCaf = (options?: TestCaf): Uint8Array => Buffer.from(testCafXml(options), 'latin1');
