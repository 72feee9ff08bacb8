import type { Session } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createSessionsRepository, type NewSession } from './sessions.repository.ts';

/** The login that a call is made with. `sessionId` is undefined for a token from before there were sessions. */
export interface CurrentSession {
  customerId: number;
  sessionId?: string;
}

/** Begins a session of a customer whose password was right. @returns its id; undefined when the password has changed since */
export const beginSession = (db: Queryable, session: NewSession) => createSessionsRepository(db).add(session);

/** Logs a customer out everywhere. */
export const endAllSessions = (db: Queryable, customerId: number) => createSessionsRepository(db).endAll(customerId);

/** Logs a customer out everywhere but where they are. */
export const endOtherSessions = (db: Queryable, { customerId, sessionId }: CurrentSession) =>
  createSessionsRepository(db).endAll(customerId, sessionId);

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Where a customer is logged in. An ended session is an invalid token from then on. */
export function createSessionsService({ db }: { db: Database }) {
  const sessions = createSessionsRepository(db);

  return {
    /** The current one first, then the latest. */
    async list({ customerId, sessionId }: CurrentSession): Promise<Session[]> {
      const found = (await sessions.list(customerId)).map(({ createdAt, lastSeenAt, ...session }) => ({
        ...session,
        current: session.id === sessionId,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }));
      return found.sort((a, b) => Number(b.current) - Number(a.current));
    },

    /** @throws NOT_FOUND, also for the session of another customer */
    async end(customerId: number, id: string) {
      if (!(await sessions.end(customerId, id))) throw new AppError('NOT_FOUND');
      return {};
    },

    /** Ends all but the one that asks. */
    async endOthers(current: CurrentSession) {
      await endOtherSessions(db, current);
      return {};
    },

    /** Ends the one that asks. */
    async logout({ customerId, sessionId }: CurrentSession) {
      if (sessionId) await sessions.end(customerId, sessionId);
      return {};
    },
  };
}
