import { useTranslation } from '@idavuelta/shared/platform';
import { choice } from '../../lists/filters/choice.ts';
import type { FilterDefinition } from '../../lists/filters/filters.types.ts';
import { useListQuery } from '../../lists/useListQuery.ts';
import { useCountryName } from '../../ui/CountrySelect.tsx';
import { DocumentList } from './DocumentList.tsx';

const filterNames = ['text', 'country', 'kind', 'state', 'needs', 'from', 'until'] as const;
const countries = ['PE', 'CL', 'ES'] as const;
const kinds = ['simplified', 'invoice', 'credit-note'] as const;
const states = ['issued', 'sent', 'accepted', 'refused', 'annulled'] as const;
const needs = ['waiting', 'refused', 'withoutNumber'] as const;

/** Lists tax documents by the filters of the address. */
export function Documents() {
  const { t } = useTranslation('back-office/tax-documents');
  const countryName = useCountryName();
  const { query, filters: values, change } = useListQuery('-issuedAt', filterNames);
  const any = t('any');
  const filters: FilterDefinition[] = [
    { kind: 'search', name: 'text', label: t('find.label'), help: t('find.help') },
    choice('country', t('fields.country'), countries, countryName, { any }),
    choice('kind', t('fields.kind'), kinds, (value) => t(`kinds.${value}`), { any }),
    choice('state', t('fields.state'), states, (value) => t(`back-office:tax.states.${value}`), { any }),
    choice('needs', t('fields.needs'), needs, (value) => t(`only.${value}`), { any }),
    { kind: 'day', name: 'from', label: t('from') },
    { kind: 'day', name: 'until', label: t('until'), after: 'from' },
  ];
  return <DocumentList query={query} filters={filters} values={values} onQuery={change} />;
}
