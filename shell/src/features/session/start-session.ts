import { sessionStarted } from '@idavuelta/shared/contracts';
import { tokenReceived } from '@idavuelta/shared/host';
import { put } from '@idavuelta/shared/platform';
import { storedToken } from './token.ts';

/**
 * Stores the token first: listeners of the event may call the API at once.
 * @returns whether the session outlives the page
 */
export function* startSession(token: string) {
  const isStored = storedToken.write(token);
  yield* put(tokenReceived(token));
  yield* put(sessionStarted(undefined));
  return isStored;
}
