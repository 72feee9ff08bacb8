import { type ComplaintSheet, links, selectCountry } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, Notice, PageHead } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { WithoutScripts } from '../../features/offices/WithoutScripts.tsx';
import { ComplaintForm } from './ComplaintForm.tsx';
import { complaintsApi } from './complaints.api.ts';
import styles from './complaints.module.css';
import { SheetReceipt } from './SheetReceipt.tsx';

/** The complaints book that the law of Peru demands; in other countries, where to complain there. */
export default function ComplaintsBookPage() {
  const { t } = useTranslation('catalog/complaints');
  const country = useSelector(selectCountry);
  return (
    <article className={`page ${styles.page}`}>
      <PageHead title={t('document_title')} description={t('description')} />
      <h1 tabIndex={-1}>{t('title')}</h1>
      {country === 'PE' ? (
        <Book />
      ) : (
        <Notice
          title={t('elsewhere.title')}
          action={<ButtonLink to={links.contact()}>{t('elsewhere.action')}</ButtonLink>}
        >
          {t(`elsewhere.${country}`)}
        </Notice>
      )}
    </article>
  );
}

function Book() {
  const { t } = useTranslation('catalog/complaints');
  const [sheet, setSheet] = useState<ComplaintSheet>();
  const { data: company } = complaintsApi.useComplaintsBookQuery();
  if (sheet) return <SheetReceipt sheet={sheet} />;
  return (
    <>
      {company && (
        <p className={styles.company} translate="no">
          <strong>{company.name}</strong>
          {company.taxId && <span>{`RUC ${company.taxId}`}</span>}
          <span>{company.address}</span>
        </p>
      )}
      <p className={styles.lead}>{t('lead')}</p>
      <WithoutScripts country="PE" title={t('without_scripts.title')} text={t('without_scripts.text')} />
      <ComplaintForm onFiled={setSheet} />
    </>
  );
}
