import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import { corporateSite } from './companies.config.ts';

export function CorporateLink({ variant }: { variant: 'primary' | 'secondary' }) {
  const { t } = useTranslation('catalog/companies');
  return (
    <ButtonLink to={corporateSite} variant={variant} target="_blank" rel="noreferrer">
      {t('contact.site')}
    </ButtonLink>
  );
}
