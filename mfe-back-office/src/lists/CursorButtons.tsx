import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Space } from 'antd';
import type { CursorPages } from './useCursorPages.ts';

interface CursorButtonsProps {
  pages: CursorPages;
  /** Cursor of the next page, from the current one. */
  next: string | undefined;
}

/** Shows the buttons for the first and next page. */
export function CursorButtons({ pages, next }: CursorButtonsProps) {
  const { t } = useTranslation('back-office');
  return (
    <Space>
      {pages.cursor && <Button onClick={pages.first}>{t('lists.first')}</Button>}
      {next && <Button onClick={() => pages.forward(next)}>{t('lists.forward')}</Button>}
    </Space>
  );
}
