import type { FiscalConfig } from '../../config/fiscal/fiscal-config.ts';
import type { Authority } from './authority.ts';
import { createSii } from './cl/sii.ts';
import { createAeat } from './es/aeat.ts';
import { createSunat } from './pe/sunat.ts';

/** Returns the tax authority of each country, in the order in which staff sees them. */
export const createAuthorities = ({ sunat, sii, aeat }: FiscalConfig): Authority[] => [
  createSunat(sunat),
  createSii(sii),
  createAeat(aeat),
];
