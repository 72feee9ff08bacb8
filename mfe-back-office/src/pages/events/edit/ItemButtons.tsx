import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex } from 'antd';

interface ItemButtonsProps {
  /** Name of the item, used in the button labels: `Categoría 1`. */
  name: string;
  /** Index in the list of `count` items. */
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
  /** Absent for stored items, which are marked for removal instead. */
  onRemove?: () => void;
  removeText: string;
}

/** Moves a list item up or down, which is the order shown to visitors, and removes a new one. */
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
