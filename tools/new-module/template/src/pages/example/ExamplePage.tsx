import { useTranslation } from '@idavuelta/shared/platform';
import { PageHead, QueryBoundary } from '@idavuelta/shared/ui';
import styles from './ExamplePage.module.css';
import { useExampleCountriesQuery } from './example.api.ts';

export default function ExamplePage() {
  const { t } = useTranslation('example');
  const countries = useExampleCountriesQuery();
  return (
    <div className="page">
      <PageHead title={t('document_title')} description={t('description')} />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <p>{t('lead')}</p>
      <QueryBoundary query={countries} skeleton={[24]}>
        {(list) => (
          <ul className={styles.countries} aria-label={t('countries')}>
            {list.map(({ code, name }) => (
              <li key={code}>{name}</li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </div>
  );
}
