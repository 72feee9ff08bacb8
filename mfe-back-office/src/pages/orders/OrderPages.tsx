import { useLocation, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex } from 'antd';

interface OrderPagesProps {
  cursor: string | undefined;
  /** Cursor of the next page. */
  next: string | undefined;
}

/**
 * Links to older orders and back to the newest. Each page has its own URL, so the browser's "back" returns to the
 * previous one.
 */
export function OrderPages({ cursor, next }: OrderPagesProps) {
  const { t } = useTranslation('back-office/orders');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const go = (to: string | undefined) => {
    const parameters = new URLSearchParams(search);
    if (to) parameters.set('cursor', to);
    else parameters.delete('cursor');
    navigate({ pathname, search: parameters.toString() });
  };
  return (
    <Flex gap="small" justify="end" wrap>
      {cursor && <Button onClick={() => go(undefined)}>{t('list.first')}</Button>}
      {next && <Button onClick={() => go(next)}>{t('list.next')}</Button>}
    </Flex>
  );
}
