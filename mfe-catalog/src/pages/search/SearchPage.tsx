import { links, selectCountry, selectSearchText } from '@idavuelta/shared/contracts';
import { useLocation, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { itemsOf } from '@idavuelta/shared/queries';
import { ButtonLink, PageHead } from '@idavuelta/shared/ui';
import { useSearchInfiniteQuery } from '../../features/events/events.api.ts';
import { EventFilters } from '../../features/filters/EventFilters.tsx';
import { useFacetsQuery } from '../../features/filters/facets.api.ts';
import { filtersIn } from '../../features/filters/filters.ts';
import styles from './SearchPage.module.css';
import { SearchResults } from './SearchResults.tsx';
import { queryIn } from './search-query.ts';

/** Searches for the query in the URL, else for what was typed last. */
export default function SearchPage() {
  const { t } = useTranslation('catalog/search');
  const { search } = useLocation();
  const stored = useSelector(selectSearchText);
  const country = useSelector(selectCountry);
  const text = queryIn(new URLSearchParams(search)) || stored;
  const filters = filtersIn(search);
  const query = { text, country, ...filters };
  const results = useSearchInfiniteQuery(query, { skip: !text });
  const facets = useFacetsQuery(query, { skip: !text });
  const found = results.currentData ? itemsOf(results.currentData).length : 0;

  return (
    <div className={`page ${styles.page}`}>
      <PageHead
        title={t(text ? 'document_title_for' : 'document_title', { query: text })}
        description={t('description')}
        noIndex
        identifyingParameters={['q']}
      />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{text ? t('title_for', { query: text }) : t('title')}</h1>
        <p role="status" className={styles.count}>
          {found > 0 && t(results.hasNextPage ? 'first' : 'count', { count: found })}
        </p>
        <ButtonLink to={links.home()}>{t('catalog:back_to_main')}</ButtonLink>
      </header>
      {text && <EventFilters facets={facets.data} />}
      <SearchResults
        key={`${country} ${text}`}
        text={text}
        results={results}
        narrowed={Object.keys(filters).length > 0}
        facets={facets.currentData}
      />
    </div>
  );
}
