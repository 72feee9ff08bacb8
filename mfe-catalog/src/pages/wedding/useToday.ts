import { useSyncExternalStore } from 'react';
import { today } from './wedding.schema.ts';

const never = () => () => {};
const unknown = () => undefined;

/** Today in the visitor's time zone; undefined on a server, which does not know it. */
export const useToday = () => useSyncExternalStore<string | undefined>(never, today, unknown);
