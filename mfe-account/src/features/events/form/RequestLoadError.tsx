import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, Notice } from '@idavuelta/shared/ui';
import { eventLinks } from '../event-views.ts';

/** The request to edit or repeat could not be loaded. */
export function RequestLoadError() {
  const { t } = useTranslation('account');
  return (
    <Notice
      tone="bad"
      title={t('requests.not_loaded')}
      action={<ButtonLink to={eventLinks.list('review')}>{t('requests.return')}</ButtonLink>}
    />
  );
}
