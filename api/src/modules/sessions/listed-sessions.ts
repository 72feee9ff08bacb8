interface Stored {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Sessions as their owner reads them: the current one first, then in the order in which they are given. */
export const listedSessions = <T extends Stored>(sessions: T[], currentId: string | undefined) =>
  sessions
    .map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      current: session.id === currentId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
