import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex } from 'antd';

interface ItemButtonsProps {
  /** What it is, for the names of the buttons: `Categoría 1`. */
  name: string;
  /** Position in its list, of so many. */
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
  /** Absent of what is there already, which is marked to be removed instead. */
  onRemove?: () => void;
  removeText: string;
}

/** Moves an item of a list up and down, which is the order that visitors see, and takes away a new one. */
export function ItemButtons({ name, at, count, onMove, onRemove, removeText }: ItemButtonsProps) {
  const { t } = useTranslation('back-office/events');
  return (
    <Flex gap="small">
      <Button aria-label={t('edit.up', { name })} disabled={at === 0} onClick={() => onMove(at, at - 1)}>
        ↑
      </Button>
      <Button aria-label={t('edit.down', { name })} disabled={at === count - 1} onClick={() => onMove(at, at + 1)}>
        ↓
      </Button>
      {onRemove && <Button onClick={onRemove}>{removeText}</Button>}
    </Flex>
  );
}
