import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';

interface MoveButtonsProps {
  name: string;
  place: number;
  count: number;
  onMove: (to: number) => void;
}

/** Shows buttons that move a list item up or down. */
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

/** Returns the list with one item moved to another index. */
export const moved = <Item,>(items: Item[], place: number, to: number) =>
  items.toSpliced(place, 1).toSpliced(to, 0, items[place] as Item);
