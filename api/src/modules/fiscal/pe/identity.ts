import { readTaxId } from '@idavuelta/shared/contracts/tax-id';
import type { Buyer } from '../fiscal-document.ts';
import { invalid } from '../invalid.ts';

/** An identity document of SUNAT's catalogue 06. */
export interface Identity {
  /** 0 none, 1 DNI, 4 foreigner's card, 6 RUC, 7 passport. */
  type: '0' | '1' | '4' | '6' | '7';
  number: string;
}

/** Validates a RUC as SUNAT writes it. */
export const isRuc = (text: string): boolean => {
  const id = readTaxId('PE', text);
  return id?.kind === 'company' && id.taxId === text;
};

function personal(number: string): Identity | undefined {
  if (/^\d{8}$/.test(number)) return { type: '1', number };
  return /^[A-Z0-9]{9,12}$/.test(number) ? { type: '4', number } : undefined;
}

const identities: Record<Buyer['idKind'], (number: string) => Identity | undefined> = {
  company: (number) => (isRuc(number) ? { type: '6', number } : undefined),
  personal,
  passport: (number) => (/^[A-Z0-9]{5,12}$/.test(number) ? { type: '7', number } : undefined),
  none: () => ({ type: '0', number: '00000000' }),
};

/**
 * Returns a buyer's identity in the codes of Peru. A personal number of eight digits is a DNI, any other a foreigner's
 * card.
 * @throws RangeError for a number that its kind cannot have
 */
export function identityOf({ idKind, taxId = '' }: Buyer): Identity {
  const identity = identities[idKind](taxId.toUpperCase().replace(/[\s.-]/g, ''));
  if (!identity) throw invalid('buyer.taxId', `is no ${idKind} id of Peru`);
  return identity;
}
