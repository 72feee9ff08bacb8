import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@idavuelta/shared/contracts';
import type { SpaceKind } from '@idavuelta/shared/contracts/rules';
import { createTexts } from './create-texts.ts';

/** The words that pages show too. */
const contracts = dirname(fileURLToPath(import.meta.resolve('@idavuelta/shared/contracts')));
const textsIn = createTexts<Record<SpaceKind, string>>(join(contracts, 'spaces/texts'));

/** Writes what somebody needs beside seats: `1 × Silla infantil, 2 × Equipaje grande`. */
export function spacesLine(spaces: { kind: SpaceKind; quantity: number }[], language: Language): string {
  const t = textsIn(language);
  return spaces.map(({ kind, quantity }) => `${quantity} × ${t(kind)}`).join(', ');
}
