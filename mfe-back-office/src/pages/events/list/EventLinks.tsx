import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button, Space } from 'antd';
import { linkTo } from '../../../kit/areas.ts';

/** Lead to the form of a new event, and to the import of several. */
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
