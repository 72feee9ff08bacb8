import { useListQuery } from '../../lists/useListQuery.ts';
import { DocumentFilters } from './DocumentFilters.tsx';
import { DocumentList } from './DocumentList.tsx';

const filterNames = ['text', 'country', 'kind', 'state', 'needs', 'from', 'until'] as const;

/** Lists tax documents by the filters of the address. */
export function Documents() {
  const { query, filters, change } = useListQuery('-issuedAt', filterNames);
  return (
    <>
      {/* Resets the search field when the user follows a link to other filters. */}
      <DocumentFilters key={filters.text ?? ''} filters={filters} onChange={change} />
      <DocumentList query={query} filters={filters} onQuery={change} />
    </>
  );
}
