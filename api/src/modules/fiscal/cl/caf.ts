import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readTaxId } from '@idavuelta/shared/contracts/tax-id';
import { XMLParser } from 'fast-xml-parser';
import { CafError } from './caf-error.ts';
import { type DteType, dteTypes } from './document-type.ts';

/** The SII's permission for a range of folios, the numbers of documents (código de autorización de folios, CAF). */
export interface Caf {
  taxId: string;
  type: DteType;
  /** First and last folio. */
  from: number;
  to: number;
  /** When the SII gave it: `2027-03-01`. */
  authorizedOn: string;
  /** Which key of the SII signed it (`IDK`): 100 in its test environment, 300 in production. */
  keyId: number;
  /** The element `CAF` as the SII signed it, without blanks between elements. */
  xml: string;
  /** PEM. A secret, by which documents are stamped. */
  privateKey: string;
}

interface Authorization {
  CAF?: {
    DA?: {
      RE?: string;
      RS?: string;
      TD?: string;
      RNG?: { D?: string; H?: string };
      FA?: string;
      RSAPK?: { M?: string; E?: string };
      IDK?: string;
    };
    FRMA?: string;
  };
  RSASK?: string;
}

const parser = new XMLParser({ parseTagValue: false });

/** The SII's files name no encoding and are in ISO-8859-1. */
function decoded(file: Uint8Array): string {
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)/.exec(new TextDecoder('latin1').decode(file.subarray(0, 100)));
  try {
    return new TextDecoder(declared?.[1] ?? 'utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('latin1').decode(file);
  }
}

function parse(text: string): Authorization {
  try {
    const { AUTORIZACION } = parser.parse(text, true) as { AUTORIZACION?: Authorization };
    if (AUTORIZACION && typeof AUTORIZACION === 'object') return AUTORIZACION;
  } catch (error) {
    throw new CafError('unreadable', 'it is no XML', { cause: error });
  }
  throw new CafError('unreadable', 'it has no AUTORIZACION');
}

function required(name: string, value: string | undefined, pattern = /\S/): string {
  if (typeof value !== 'string' || !pattern.test(value)) throw new CafError('incomplete', name);
  return value;
}

function readKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch (error) {
    throw new CafError('incomplete', 'RSASK', { cause: error });
  }
}

/** Reads base64 of either alphabet, without the zero that some writers put before a number. */
const unsigned = (value: string) =>
  Buffer.from(value, 'base64')
    .toString('hex')
    .replace(/^(00)+/, '');

function assertFits(key: KeyObject, modulus: string, exponent: string) {
  const { n = '', e = '' } = createPublicKey(key).export({ format: 'jwk' });
  const same = unsigned(n) === unsigned(modulus) && unsigned(e) === unsigned(exponent);
  if (!same) throw new CafError('wrong-key', 'RSASK');
}

/**
 * Reads a CAF from the file that the SII's site gives. Whether a document may use it is told by `assertUsable`.
 * @throws CafError
 */
export function readCaf(file: Uint8Array): Caf {
  const text = decoded(file);
  const { CAF, RSASK } = parse(text);
  const { RE, RS, TD, RNG, FA, RSAPK, IDK } = CAF?.DA ?? {};
  const taxId = readTaxId('CL', required('RE', RE))?.taxId;
  if (!taxId || taxId !== RE) throw new CafError('incomplete', 'RE');
  required('RS', RS);
  const type = dteTypes.find((known) => String(known) === required('TD', TD));
  if (!type) throw new CafError('other-type', `TD ${TD}`);
  const from = Number(required('RNG/D', RNG?.D, /^[1-9]\d{0,9}$/));
  const to = Number(required('RNG/H', RNG?.H, /^[1-9]\d{0,9}$/));
  if (from > to) throw new CafError('incomplete', 'RNG');
  const authorizedOn = required('FA', FA, /^\d{4}-\d\d-\d\d$/);
  const keyId = Number(required('IDK', IDK, /^\d+$/));
  required('FRMA', CAF?.FRMA, /^[\w+/=\s]+$/);
  const privateKey = required('RSASK', RSASK).trim();
  assertFits(readKey(privateKey), required('RSAPK/M', RSAPK?.M), required('RSAPK/E', RSAPK?.E));
  const xml = required('CAF', /<CAF version="1\.0">.*?<\/CAF>/s.exec(text)?.[0]).replace(/>\s+</g, '><');
  return { taxId, type, from, to, authorizedOn, keyId, xml, privateKey };
}
