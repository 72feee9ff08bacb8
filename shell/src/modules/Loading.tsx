import { Spinner } from '@idavuelta/shared/ui';
import { useTranslation } from 'react-i18next';

export function Loading() {
  const { t } = useTranslation('common');
  return <Spinner label={t('loading')} />;
}
