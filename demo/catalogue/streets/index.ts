import { chileStreets } from './chile.ts';
import { limaStreets } from './lima.ts';
import { peruStreets } from './peru.ts';
import { spainStreets } from './spain.ts';
import type { Streets } from './streets.ts';

/** The streets that are suggested while an address is typed. True names; where each is, about. */
export const streets: Streets = { ...limaStreets, ...peruStreets, ...chileStreets, ...spainStreets };
