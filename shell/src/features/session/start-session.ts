import { sessionStarted } from '@idavuelta/shared/contracts';
import { tokenReceived } from '@idavuelta/shared/host';
import { put } from '@idavuelta/shared/platform';
import { storedToken } from './token.ts';

/** The token comes first: whoever takes the event may call the API at once. @returns whether it outlives the page */
export function* startSession(token: string) {
  const isStored = storedToken.write(token);
  yield* put(tokenReceived(token));
  yield* put(sessionStarted(undefined));
  return isStored;
}
