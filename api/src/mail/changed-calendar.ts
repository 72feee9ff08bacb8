import { calendarFile, cancelledCalendarFile } from './calendar-file.ts';
import type { Attachment } from './mail.ts';
import { ticketsOfBuyer, ticketsOfPassenger } from './mailed-tickets.ts';
import type { OrderMailInput } from './order-facts.ts';

const ticketsOf = (input: OrderMailInput, address: string | undefined) =>
  address === undefined ? ticketsOfBuyer(input) : ticketsOfPassenger(address, input);

/** The trip as it is now. @param address of travellers; without it the buyer's */
export const presentCalendar = (input: OrderMailInput, address?: string): Attachment =>
  calendarFile(
    input,
    ticketsOf(input, address).flatMap(({ pickUps }) => pickUps),
  );

interface LostTickets {
  /** Numbers of the tickets that are the reader's no more. */
  tickets: number[];
  /** Of travellers; without it the buyer's. */
  address?: string;
}

/** Files for who has lost tickets: one takes them out of the calendar, another has what is left. */
export function calendarWithout(input: OrderMailInput, { tickets: lost, address }: LostTickets): Attachment[] {
  const left = ticketsOf(input, address).filter(({ number }) => !lost.includes(number));
  const pickUps = lost.flatMap((number) =>
    (input.detail.tickets[number - 1]?.addresses ?? []).map((_, index) => `${number}-${index + 1}`),
  );
  const cancelled = cancelledCalendarFile(input, { pickUps, trip: left.length === 0 });
  return left.length === 0 ? [cancelled] : [presentCalendar(input, address), cancelled];
}

/** Takes the whole order out of the calendar. */
export const calendarWithoutTrip = (input: OrderMailInput): Attachment[] =>
  calendarWithout(input, { tickets: input.detail.tickets.map((_, index) => index + 1) });
