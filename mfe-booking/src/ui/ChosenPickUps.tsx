import type { PickUpWindow } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { type PickUpPlace, usePickUpTexts } from '@idavuelta/shared/ui';

interface ChosenPickUpsProps {
  places: { name: string; window: PickUpWindow }[];
  event: PickUpPlace;
  className: string | undefined;
}

/** When the vans come to the chosen places and bring the travellers home, as soon as a place is chosen. */
export function ChosenPickUps({ places, event, className }: ChosenPickUpsProps) {
  const { t } = useTranslation('booking');
  const texts = usePickUpTexts(event);
  if (places.length === 0) return null;
  return (
    <ul className={className} aria-label={t('summary.pick_ups', { context: event.countryCode })}>
      {places.map(({ name, window }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{`: ${texts.line(window)}`}</span>
        </li>
      ))}
    </ul>
  );
}
