import { useSyncExternalStore } from 'react';
import { today } from './wedding.schema.ts';

const never = () => () => {};
const unknown = () => undefined;

/** Today where the visitor is; a server does not know it. */
export const useToday = () => useSyncExternalStore<string | undefined>(never, today, unknown);
