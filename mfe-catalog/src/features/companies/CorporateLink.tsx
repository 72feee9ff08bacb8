import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { corporateSite } from './companies.config.ts';

export function CorporateLink({ look }: { look: 'primary' | 'secondary' }) {
  const { t } = useTranslation('catalog');
  return (
    <ButtonLink to={corporateSite} look={look} target="_blank" rel="noreferrer">
      {t('public.companies.contact.site')}
    </ButtonLink>
  );
}
