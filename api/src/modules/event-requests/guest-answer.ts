import type { Guest, GuestAnswer } from '@idavuelta/shared/contracts';

/** A guest's answer to an invitation: a booking accepts. Undefined before the guest has answered. */
export const answerOf = ({ answer, booked }: { answer: GuestAnswer | null; booked: boolean }) =>
  booked ? 'accepted' : (answer ?? undefined);

interface GuestRow extends Pick<Guest, 'name' | 'seats' | 'booked'> {
  email: string | null;
  phone?: string | null;
  answer: GuestAnswer | null;
}

/** A guest as the organiser reads it. */
export function toGuest({ name, email, phone, seats, answer: stored, booked }: GuestRow): Guest {
  const answer = answerOf({ answer: stored, booked: booked > 0 });
  const contact = email === null ? phone && { phone } : { email };
  return { name, ...contact, seats, ...(answer && { answer }), booked };
}
