import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button, Space } from 'antd';
import { linkTo } from '../../../kit/areas.ts';

/** Links to the form for a new event and to the import. */
export function EventLinks() {
  const { t } = useTranslation('back-office/events');
  const navigate = useNavigate();
  return (
    <Space wrap>
      <Button onClick={() => navigate(linkTo('/import-events'))}>{t('import.title')}</Button>
      <Button type="primary" onClick={() => navigate(linkTo('/new-event'))}>
        {t('new.title')}
      </Button>
    </Space>
  );
}
