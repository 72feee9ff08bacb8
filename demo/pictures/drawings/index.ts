import type { Drawing } from './entry.ts';
import { events } from './events.ts';
import { people, slides } from './others.ts';
import { places } from './places.ts';

export type { Drawing };

/** Every picture by key; what the first screens show comes first. */
export const drawings: ReadonlyMap<string, Drawing> = new Map([...slides, ...events, ...people, ...places]);
