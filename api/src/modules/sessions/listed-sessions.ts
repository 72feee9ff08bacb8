interface Stored {
  id: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Lists sessions for their owner: the current one first, then the others in the given order. */
export const listedSessions = <T extends Stored>(sessions: T[], currentId: string | undefined) =>
  sessions
    .map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      current: session.id === currentId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
