/** Differences of clocks below this are the time that a call takes. */
const negligibleMs = 5_000;

interface PhoneTime {
  /** Of the mark, by the phone's clock. */
  at: string;
  /** Of sending, by the same clock. */
  sentAt?: string | undefined;
  now: Date;
}

/** Returns a time of a phone's clock by the server's clock, at most now. */
export function toServerTime({ at, sentAt, now }: PhoneTime): Date {
  const behind = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt);
  const moment = Date.parse(at) + (Math.abs(behind) < negligibleMs ? 0 : behind);
  return new Date(Math.min(moment, now.getTime()));
}
