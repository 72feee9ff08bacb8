const hourMs = 3_600_000;

interface LoginRow {
  id: number;
  passwordChangedAt: Date;
  /** Null where the login has no session, or one that was ended or has expired. */
  lastSeenAt: Date | null;
  readAt: Date;
}

/**
 * The customer of a login, and whether its session was recorded as in use lately; undefined where the login counts no more.
 * @param token one from before there were sessions names none; it counts unless the password has changed since
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
