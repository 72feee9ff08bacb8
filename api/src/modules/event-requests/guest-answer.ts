import type { Guest, GuestAnswer } from '@idavuelta/shared/contracts';

/** Returns a guest's reply to an invitation, where booking counts as accepting; undefined without a reply. */
export const answerOf = ({ answer, booked }: { answer: GuestAnswer | null; booked: boolean }) =>
  booked ? 'accepted' : (answer ?? undefined);

interface GuestRow extends Pick<Guest, 'name' | 'seats' | 'booked'> {
  email: string | null;
  phone?: string | null;
  answer: GuestAnswer | null;
}

/** Converts a guest to the organiser's view. */
export function toGuest({ name, email, phone, seats, answer: stored, booked }: GuestRow): Guest {
  const answer = answerOf({ answer: stored, booked: booked > 0 });
  const contact = email === null ? phone && { phone } : { email };
  return { name, ...contact, seats, ...(answer && { answer }), booked };
}
