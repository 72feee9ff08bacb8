import type { CountryCode } from '@idavuelta/shared/contracts';
import { useFormats } from '@idavuelta/shared/platform';
import { useBothClocks } from '../ui/useBothClocks.ts';
import { TwoLines } from './TwoLines.tsx';

interface StartLinesProps {
  at: string;
  timeZone: string;
  country?: CountryCode;
}

/** Day and time in the zone of the place; names zone and country where the reader's clock shows another time. */
export function StartLines({ at, timeZone, country }: StartLinesProps) {
  const { date } = useFormats();
  const { isOwn, clockOf } = useBothClocks();
  return (
    <TwoLines
      first={`${date(at, 'medium', timeZone)}, ${date(at, 'time', timeZone)}`}
      second={!isOwn(at, timeZone) && clockOf(timeZone, country)}
    />
  );
}
