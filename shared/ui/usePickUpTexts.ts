import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import type { CountryCode, PickUpTime, PickUpWindow, StopPoint } from '../contracts/index.ts';

/** Where travellers are picked up for an event. */
export interface PickUpPlace {
  timeZone: string;
  /** Determines the word for a pick-up: `recojo` in Peru. Older APIs omit it. */
  countryCode?: CountryCode;
}

/** Formats pick-up and return times the same way on every page. */
export function usePickUpTexts({ timeZone, countryCode: context }: PickUpPlace) {
  const { t, i18n } = useTranslation('common');
  const { date } = useFormats();
  const time = (moment: string) => date(moment, 'time', timeZone);
  const pickUp = ({ opensAt, closesAt }: PickUpWindow) =>
    opensAt === closesAt
      ? t('pick_up.at', { time: time(opensAt) })
      : t('pick_up.between', { context, from: time(opensAt), until: time(closesAt) });
  const home = ({ homeAt }: PickUpWindow) => t('pick_up.home', { time: time(homeAt) });
  const exact = ({ at, van, driver, point }: PickUpTime) => {
    const line = t('pick_up.exact', { context, time: time(at), van, driver });
    return point ? `${pointLine(point)} · ${line}` : line;
  };
  /** Where the van stops instead of the door. Shells of earlier contracts lack the words for the walk. */
  const pointLine = ({ name, address, walkMinutes: minutes }: StopPoint) =>
    i18n.exists('common:pick_up.point') ? t('pick_up.point', { name, address, minutes }) : `${name}, ${address}`;
  // Shells of earlier contracts lack these texts.
  const available = i18n.exists('common:pick_up.between');
  return {
    available,
    time,
    pickUp,
    home,
    exact,
    /** The exact pick-up time once it is known, else the window; then the time of return. Empty when none is known. */
    line: (window?: PickUpWindow, known?: PickUpTime) =>
      available
        ? [known ? exact(known) : window && pickUp(window), window && home(window)].filter(Boolean).join(' · ')
        : '',
    estimated: t('pick_up.estimated'),
  };
}
