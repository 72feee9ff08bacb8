import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language, StopPoint } from '@idavuelta/shared/contracts';
import { createTexts } from './create-texts.ts';

/** The words that pages show too. */
const contracts = dirname(fileURLToPath(import.meta.resolve('@idavuelta/shared/contracts')));
const textsIn = createTexts<Record<'line', string>>(join(contracts, 'stop-point/texts'));

/** Writes where a van stops instead of the door: `Óvalo Gutiérrez, Av. Santa Cruz 1 · a 6 min a pie`. */
export const stopPointLine = ({ name, address, walkMinutes }: Omit<StopPoint, 'id' | 'position'>, language: Language) =>
  textsIn(language)('line', { name, address, minutes: walkMinutes });
