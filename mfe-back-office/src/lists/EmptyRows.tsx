import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';

interface EmptyRowsProps {
  /** What the list says when it has nothing. */
  children?: ReactNode;
  /** Shows all rows again; absent where nothing is filtered. */
  onClear?: (() => void) | undefined;
}

/** Says that there are no rows, and offers to take the filters away. */
export function EmptyRows({ children, onClear }: EmptyRowsProps) {
  const { t } = useTranslation('back-office');
  return (
    <Flex vertical gap="small" align="center">
      <span>{children ?? t('lists.none')}</span>
      {onClear && <Button onClick={onClear}>{t('lists.clear')}</Button>}
    </Flex>
  );
}
