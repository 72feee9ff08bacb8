import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink } from '@idavuelta/shared/ui';
import type { ReactNode } from 'react';
import styles from '../../ui/page.module.css';

/** The frame of the pages that tell about the service. @param text the page's part of the texts */
export function PublicPage({ text, children }: { text: string; children?: ReactNode }) {
  const { t } = useTranslation('catalog');
  return (
    <div className={`page ${styles.page}`}>
      <title>{t(`public.${text}.document_title`)}</title>
      <h1 tabIndex={-1}>{t(`public.${text}.title`)}</h1>
      <p className={styles.lead}>{t(`public.${text}.lead`)}</p>
      {children}
      <p>
        <ButtonLink to={links.home()}>{t('back_to_main')}</ButtonLink>
      </p>
    </div>
  );
}
