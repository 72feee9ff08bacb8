import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import type { CountryCode, PickUpTime, PickUpWindow } from '../contracts/index.ts';

/** Where travellers are picked up for an event. */
export interface PickUpPlace {
  timeZone: string;
  /** Determines the word for a pick-up: `recojo` in Peru. Older APIs omit it. */
  countryCode?: CountryCode;
}

/** When a traveller is picked up and home again, in the words that every page uses. */
export function usePickUpTexts({ timeZone, countryCode: context }: PickUpPlace) {
  const { t, i18n } = useTranslation('common');
  const { date } = useFormats();
  const time = (moment: string) => date(moment, 'time', timeZone);
  const pickUp = ({ opensAt, closesAt }: PickUpWindow) =>
    opensAt === closesAt
      ? t('pick_up.at', { time: time(opensAt) })
      : t('pick_up.between', { context, from: time(opensAt), until: time(closesAt) });
  const home = ({ homeAt }: PickUpWindow) => t('pick_up.home', { time: time(homeAt) });
  const exact = ({ at, ...van }: PickUpTime) => t('pick_up.exact', { context, time: time(at), ...van });
  // Shells of earlier contracts lack these texts.
  const available = i18n.exists('common:pick_up.between');
  return {
    available,
    time,
    pickUp,
    home,
    exact,
    /** The exact time once it is known, else the window; with the way home. Empty when neither is known. */
    line: (window?: PickUpWindow, known?: PickUpTime) =>
      available
        ? [known ? exact(known) : window && pickUp(window), window && home(window)].filter(Boolean).join(' · ')
        : '',
    estimated: t('pick_up.estimated'),
  };
}
