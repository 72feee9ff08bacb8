import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Space } from 'antd';
import type { CursorPages } from './useCursorPages.ts';

interface CursorButtonsProps {
  pages: CursorPages;
  /** The next page, as the present one names it. */
  next: string | undefined;
}

/** Leads to the page before and after. */
export function CursorButtons({ pages, next }: CursorButtonsProps) {
  const { t } = useTranslation('back-office');
  return (
    <Space>
      {pages.isLater && <Button onClick={pages.back}>{t('lists.back')}</Button>}
      {next && <Button onClick={() => pages.forward(next)}>{t('lists.forward')}</Button>}
    </Space>
  );
}
