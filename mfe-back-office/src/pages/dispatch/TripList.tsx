import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { useDesk } from './desk.ts';
import { TripCard } from './TripCard.tsx';

/** The trips, each folded or not: folded ones are close to each other, so that a stop is dragged from one to any. */
export function TripList() {
  const { t } = useTranslation('back-office/dispatch');
  const { trips } = useDesk().view;
  const [folded, setFolded] = useState<readonly number[]>([]);
  const areAllFolded = trips.every((_, index) => folded.includes(index));
  const fold = (index: number) =>
    setFolded(folded.includes(index) ? folded.filter((each) => each !== index) : [...folded, index]);
  return (
    <>
      {trips.length > 1 && (
        <div>
          <Button onClick={() => setFolded(areAllFolded ? [] : trips.map((_, index) => index))}>
            {t(areAllFolded ? 'unfold_all' : 'fold_all')}
          </Button>
        </div>
      )}
      {trips.map((trip, index) => (
        <TripCard
          // a trip is its place in the plan: a vehicle may drive two
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          index={index}
          trip={trip}
          isFolded={folded.includes(index)}
          onFold={() => fold(index)}
        />
      ))}
    </>
  );
}
