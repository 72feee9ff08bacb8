import { useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import type { Ref } from 'react';
import styles from './TabHeading.module.css';

/** The `<h1>` of an account tab; sets the document title as well. */
export function TabHeading({ title, lead, ref }: { title: string; lead?: string; ref?: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('account');
  return (
    <div className={styles.heading}>
      <PageHead title={t('document_title', { page: title })} description={t('document_description')} noIndex />
      <h1 ref={ref} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p>{lead}</p>}
    </div>
  );
}
