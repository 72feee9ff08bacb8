import type { Language, StopPoint, TicketDetail } from '@idavuelta/shared/contracts';
import { timeAt } from '@idavuelta/shared/contracts/time';
import { type MailTexts, mailTexts } from './texts/texts.ts';

type Address = TicketDetail['addresses'][number];

interface PickUpLine {
  /** As shown in the mail. */
  place: string;
  address: Address | undefined;
  ticket: Pick<TicketDetail, 'pickUpTime'>;
  language: Language;
  /** Time zone of the event. */
  timeZone: string;
}

/** Names where the van stops instead of the door, to those who walk there. */
export const pointLine = ({ name, address, walkMinutes: minutes }: StopPoint, t: MailTexts) =>
  t('pick_up.point', { name, address, minutes });

/** Describes a pick-up: place with the pick-up point and the exact time, otherwise the estimated window, otherwise the place alone. */
export function pickUpLine({ place, address, ticket, language, timeZone }: PickUpLine): string {
  const t = mailTexts(language);
  const clock = (moment: string) => timeAt(moment, timeZone);
  const window = address?.pickUp;
  const when = ({ opensAt, closesAt }: NonNullable<typeof window>) =>
    opensAt === closesAt
      ? t('pick_up.at', { time: clock(opensAt) })
      : t('pick_up.between', { from: clock(opensAt), until: clock(closesAt) });
  const exact = address?.pickUpTime ?? ticket.pickUpTime;
  const times = [
    exact?.point && pointLine(exact.point, t),
    exact
      ? t('pick_up.exact', { time: clock(exact.at), van: exact.van, driver: exact.driver })
      : window && when(window),
    window && t('pick_up.home', { time: clock(window.homeAt) }),
  ];
  return [place, ...times].filter(Boolean).join(' · ');
}
