import type { PickUpWindow } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { usePickUpTexts } from '@idavuelta/shared/ui';

interface ChosenPickUpsProps {
  places: { name: string; window: PickUpWindow }[];
  /** Of the event. */
  timeZone: string;
  className: string | undefined;
}

/** When the vans call at the chosen places and bring the travellers home, as soon as a place is chosen. */
export function ChosenPickUps({ places, timeZone, className }: ChosenPickUpsProps) {
  const { t } = useTranslation('booking');
  const texts = usePickUpTexts(timeZone);
  if (places.length === 0) return null;
  return (
    <ul className={className} aria-label={t('summary.pick_ups')}>
      {places.map(({ name, window }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{`: ${texts.line(window)}`}</span>
        </li>
      ))}
    </ul>
  );
}
