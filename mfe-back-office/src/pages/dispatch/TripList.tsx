import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { useDesk } from './desk.ts';
import { TripCard } from './TripCard.tsx';

/**
 * Shows the trips, each collapsible: collapsed ones are close together, so that a stop can be dragged to any of them.
 */
export function TripList() {
  const { t } = useTranslation('back-office/dispatch');
  const { trips } = useDesk().view;
  const [folded, setFolded] = useState<readonly number[]>([]);
  const areAllFolded = trips.every((_, index) => folded.includes(index));
  const toggleFolded = (index: number) =>
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
          // a trip is identified by its index: one vehicle may drive two
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          index={index}
          trip={trip}
          isFolded={folded.includes(index)}
          onFold={() => toggleFolded(index)}
        />
      ))}
    </>
  );
}
