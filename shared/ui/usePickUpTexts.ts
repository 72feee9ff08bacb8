import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import type { PickUpTime, PickUpWindow } from '../contracts/index.ts';

/** When a traveller is picked up and home again, in the words that every page uses. @param timeZone of the event */
export function usePickUpTexts(timeZone: string) {
  const { t, i18n } = useTranslation('common');
  const { date } = useFormats();
  const time = (moment: string) => date(moment, 'time', timeZone);
  const pickUp = ({ opensAt, closesAt }: PickUpWindow) =>
    opensAt === closesAt
      ? t('pick_up.at', { time: time(opensAt) })
      : t('pick_up.between', { from: time(opensAt), until: time(closesAt) });
  const home = ({ homeAt }: PickUpWindow) => t('pick_up.home', { time: time(homeAt) });
  const exact = ({ at, ...van }: PickUpTime) => t('pick_up.exact', { time: time(at), ...van });
  // A shell of an earlier contract does not have the words.
  const available = i18n.exists('common:pick_up.between');
  return {
    available,
    time,
    pickUp,
    home,
    exact,
    /** The exact time once there is one, else the window; with the way home. Empty when neither is known. */
    line: (window?: PickUpWindow, known?: PickUpTime) =>
      available
        ? [known ? exact(known) : window && pickUp(window), window && home(window)].filter(Boolean).join(' · ')
        : '',
    estimated: t('pick_up.estimated'),
  };
}
