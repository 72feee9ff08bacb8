import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { MoveButtons } from '../../../ui/MoveButtons.tsx';
import styles from './ItemBox.module.css';

interface ItemBoxProps extends ComponentProps<typeof MoveButtons> {
  onRemove: () => void;
  children: ReactNode;
}

/** Shows a list item's fields with its move and remove buttons. */
export function ItemBox({ onRemove, children, ...item }: ItemBoxProps) {
  const { t } = useTranslation('back-office/content');
  const { name } = item;
  return (
    <fieldset className={styles.item}>
      <legend>{name}</legend>
      {children}
      <Flex gap="small">
        <MoveButtons {...item} />
        <Button aria-label={t('remove_one', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </Flex>
    </fieldset>
  );
}
