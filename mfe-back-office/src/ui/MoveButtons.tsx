import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';

interface MoveButtonsProps {
  /** Of what is moved. */
  name: string;
  place: number;
  /** How many there are. */
  count: number;
  onMove: (to: number) => void;
}

/** Moves an item of a list up or down. */
export function MoveButtons({ name, place, count, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('back-office');
  return (
    <>
      <Button aria-label={t('moving.up', { name })} disabled={place === 0} onClick={() => onMove(place - 1)}>
        ↑
      </Button>
      <Button aria-label={t('moving.down', { name })} disabled={place === count - 1} onClick={() => onMove(place + 1)}>
        ↓
      </Button>
    </>
  );
}

/** @returns the list with the item of a place at another */
export const moved = <Item,>(items: Item[], place: number, to: number) =>
  items.toSpliced(place, 1).toSpliced(to, 0, items[place] as Item);
