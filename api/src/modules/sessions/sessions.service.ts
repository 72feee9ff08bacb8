import type { Session } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { listedSessions } from './listed-sessions.ts';
import { createSessionsRepository, type NewSession } from './sessions.repository.ts';

/** The session of a request. `sessionId` is undefined for a token from before sessions existed. */
export interface CurrentSession {
  customerId: number;
  sessionId?: string;
}

/** Starts a session after a correct password. @returns its id; undefined when the password has changed since */
export const beginSession = (db: Queryable, session: NewSession) => createSessionsRepository(db).add(session);

export const endAllSessions = (db: Queryable, customerId: number) => createSessionsRepository(db).endAll(customerId);

export const endOtherSessions = (db: Queryable, { customerId, sessionId }: CurrentSession) =>
  createSessionsRepository(db).endAll(customerId, sessionId);

export type SessionsService = ReturnType<typeof createSessionsService>;

/** A customer's sessions. Tokens of an ended session become invalid immediately. */
export function createSessionsService({ db }: { db: Database }) {
  const sessions = createSessionsRepository(db);

  return {
    /** Current session first, then the latest. */
    async list({ customerId, sessionId }: CurrentSession): Promise<Session[]> {
      return listedSessions(await sessions.list(customerId), sessionId);
    },

    /** @throws NOT_FOUND, also for another customer's session */
    async end(customerId: number, id: string) {
      if (!(await sessions.end(customerId, id))) throw new AppError('NOT_FOUND');
      return {};
    },

    async endOthers(current: CurrentSession) {
      await endOtherSessions(db, current);
      return {};
    },

    async logout({ customerId, sessionId }: CurrentSession) {
      if (sessionId) await sessions.end(customerId, sessionId);
      return {};
    },
  };
}
