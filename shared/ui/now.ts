import { serverNow } from '@idavuelta/shared/platform';

/**
 * Milliseconds since 1970 by the server's clock. Shells before contract 3.12 lack it, so the device's clock is used.
 */
export const now = (): number => (serverNow as typeof serverNow | undefined)?.() ?? Date.now();
