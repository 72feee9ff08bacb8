import type { Passenger } from '@idavuelta/shared/contracts';

/** Returns distinct passenger addresses in lower case, without the buyer's. */
export function emailsOfOthers(tickets: { passengers: Passenger[]; buyer: string }[]): string[] {
  const emails = tickets.flatMap(({ passengers, buyer }) =>
    passengers.map(({ email }) => email.toLowerCase()).filter((email) => email !== buyer.toLowerCase()),
  );
  return [...new Set(emails)].sort();
}
