import { serverNow } from '@idavuelta/shared/platform';

/**
 * Milliseconds since 1970 by the server's clock. A shell from before contract 3.12 does not know it: there the device's
 * clock has to do.
 */
export const now = (): number => (serverNow as typeof serverNow | undefined)?.() ?? Date.now();
