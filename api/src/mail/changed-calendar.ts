import { calendarFile, cancelledCalendarFile } from './calendar-file.ts';
import type { Attachment } from './mail.ts';
import { ticketsOfBuyer, ticketsOfPassenger } from './mailed-tickets.ts';
import type { OrderMailInput } from './order-facts.ts';

const ticketsOf = (input: OrderMailInput, address: string | undefined) =>
  address === undefined ? ticketsOfBuyer(input) : ticketsOfPassenger(address, input);

/** Builds the current calendar of the trip. @param address of travellers; defaults to the buyer */
export const presentCalendar = (input: OrderMailInput, address?: string): Attachment =>
  calendarFile(
    input,
    ticketsOf(input, address).flatMap(({ pickUps }) => pickUps),
  );

interface LostTickets {
  /** Numbers of the tickets the reader no longer has. */
  tickets: number[];
  /** Address of travellers; defaults to the buyer. */
  address?: string;
}

/** Builds files for a reader who lost tickets: one removes them from the calendar, the other has what remains. */
export function calendarWithout(input: OrderMailInput, { tickets: lost, address }: LostTickets): Attachment[] {
  const left = ticketsOf(input, address).filter(({ number }) => !lost.includes(number));
  const pickUps = lost.flatMap((number) =>
    (input.detail.tickets[number - 1]?.addresses ?? []).map((_, index) => `${number}-${index + 1}`),
  );
  const cancelled = cancelledCalendarFile(input, { pickUps, trip: left.length === 0 });
  return left.length === 0 ? [cancelled] : [presentCalendar(input, address), cancelled];
}

/** Builds a file that removes the whole order from the calendar. */
export const calendarWithoutTrip = (input: OrderMailInput): Attachment[] =>
  calendarWithout(input, { tickets: input.detail.tickets.map((_, index) => index + 1) });
