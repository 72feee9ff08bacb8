import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';

/** Leads to the form of a new event. */
export function NewEventLink() {
  const { t } = useTranslation('back-office/events');
  const navigate = useNavigate();
  return (
    <Button type="primary" onClick={() => navigate('/back-office/new-event')}>
      {t('new.title')}
    </Button>
  );
}
