import type { PickUpWindow } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { usePickUpTexts } from '@idavuelta/shared/ui';
import { useField } from 'react-final-form';
import { countyIn } from '../../state/pick-ups/chosen-pick-ups.ts';
import { usePickUps } from '../../state/pick-ups/usePickUps.ts';
import { selectEvent } from '../../state/wizard/wizard.selectors.ts';
import entries from '../../ui/entries.module.css';

/** When the van comes to the county chosen in the field. */
export function CountyPickUpHint({ name }: { name: string }) {
  const { input } = useField<string | number | undefined>(name, { subscription: { value: true } });
  const pickUps = usePickUps();
  return <PickUpHint window={pickUps && countyIn(pickUps, Number(input.value))} />;
}

export function PickUpHint({ window }: { window: PickUpWindow | undefined }) {
  const { line } = usePickUpTexts(useSelector(selectEvent) ?? { timeZone: 'UTC' });
  return (
    <p className={entries.pickUp} role="status">
      {line(window)}
    </p>
  );
}
