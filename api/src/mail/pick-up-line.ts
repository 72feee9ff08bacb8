import type { Language, TicketDetail } from '@idavuelta/shared/contracts';
import { timeAt } from '@idavuelta/shared/contracts/time';
import { pickUpTexts } from './texts/pick-up-texts.ts';

type Address = TicketDetail['addresses'][number];

interface PickUpLine {
  /** As the mail shows it. */
  place: string;
  address: Address | undefined;
  ticket: Pick<TicketDetail, 'pickUpTime'>;
  language: Language;
  /** Of the event. */
  timeZone: string;
}

/** Where and when the van calls: the exact time once there is one, else the estimated window, else the place alone. */
export function pickUpLine({ place, address, ticket, language, timeZone }: PickUpLine): string {
  const texts = pickUpTexts[language];
  const clock = (moment: string) => timeAt(moment, timeZone);
  const window = address?.pickUp;
  const when = ({ opensAt, closesAt }: NonNullable<typeof window>) =>
    opensAt === closesAt ? texts.at(clock(opensAt)) : texts.between(clock(opensAt), clock(closesAt));
  const { pickUpTime: exact } = ticket;
  const times = [
    exact ? texts.exact(clock(exact.at), exact.van, exact.driver) : window && when(window),
    window && texts.home(clock(window.homeAt)),
  ];
  return [place, ...times].filter(Boolean).join(' · ');
}
