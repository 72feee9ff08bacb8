import type { Guest, GuestAnswer } from '@idavuelta/shared/contracts';

/** A guest's answer to an invitation: a booking accepts. Undefined before the guest has answered. */
export const answerOf = ({ answer, booked }: { answer: GuestAnswer | null; booked: boolean }) =>
  booked ? 'accepted' : (answer ?? undefined);

interface GuestRow extends Omit<Guest, 'answer'> {
  answer: GuestAnswer | null;
}

/** A guest as the organiser reads it. */
export function asGuest({ answer: stored, ...guest }: GuestRow): Guest {
  const answer = answerOf({ answer: stored, booked: guest.booked > 0 });
  return { ...guest, ...(answer && { answer }) };
}
