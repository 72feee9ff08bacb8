const hourMs = 3_600_000;

interface LoginRow {
  id: number;
  passwordChangedAt: Date;
  /** Null when the login has no session, or its session has ended or expired. */
  lastSeenAt: Date | null;
  readAt: Date;
}

/**
 * Returns the customer of a login, and whether its session was recently marked as in use; undefined for an invalid
 * login. A login from before sessions existed is valid unless the password has changed since.
 */
export function loginOf(
  { id, passwordChangedAt, lastSeenAt, readAt }: LoginRow,
  { issuedAt, sessionId }: { issuedAt: number | undefined; sessionId?: string | undefined },
) {
  const counts =
    sessionId === undefined
      ? issuedAt !== undefined && Math.floor(passwordChangedAt.getTime() / 1000) <= issuedAt
      : lastSeenAt !== null;
  const seenLately = lastSeenAt === null || lastSeenAt.getTime() > readAt.getTime() - hourMs;
  return counts ? { id, seenLately } : undefined;
}
