import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import styles from './ItemBox.module.css';

interface ItemBoxProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  children: ReactNode;
}

/** One item of a list: its fields, and how it is moved and removed. */
export function ItemBox({ name, isFirst, isLast, onMove, onRemove, children }: ItemBoxProps) {
  const { t } = useTranslation('back-office/content');
  return (
    <fieldset className={styles.item}>
      <legend>{name}</legend>
      {children}
      <Flex gap="small">
        <Button aria-label={t('up', { name })} disabled={isFirst} onClick={() => onMove(-1)}>
          ↑
        </Button>
        <Button aria-label={t('down', { name })} disabled={isLast} onClick={() => onMove(1)}>
          ↓
        </Button>
        <Button aria-label={t('remove_one', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </Flex>
    </fieldset>
  );
}
