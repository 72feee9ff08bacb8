import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';

interface MoveButtonsProps {
  name: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
}

/** Shows buttons that move a list item up or down. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { t } = useTranslation('back-office');
  return (
    <>
      <Button aria-label={t('moving.up', { name })} disabled={index === 0} onClick={() => onMove(index - 1)}>
        ↑
      </Button>
      <Button aria-label={t('moving.down', { name })} disabled={index === count - 1} onClick={() => onMove(index + 1)}>
        ↓
      </Button>
    </>
  );
}

/** Returns the list with one item moved to another index. */
export const moveItem = <Item,>(items: Item[], index: number, to: number) =>
  items.toSpliced(index, 1).toSpliced(to, 0, items[index] as Item);
