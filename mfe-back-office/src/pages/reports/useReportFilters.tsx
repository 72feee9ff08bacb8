import { comparisons, reportPeriods } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { EventSelect } from '../../features/event-options/EventSelect.tsx';
import { choice } from '../../lists/filters/choice.ts';
import type { FilterDefinition, FilterValues } from '../../lists/filters/filters.types.ts';
import { useCountryName } from '../../ui/CountrySelect.tsx';
import { ownDays, type ReportQuery } from './useReportQuery.ts';

const countries = ['PE', 'CL', 'ES'] as const;

/** Returns the filters that every report has, and their values. @param own filters of this report, before the others */
export function useReportFilters(
  { wanted, period, filters }: ReportQuery,
  own: FilterDefinition[],
  isCompared: boolean,
) {
  const { t } = useTranslation('back-office/reports');
  const countryName = useCountryName();
  const any = t('all');
  const definitions: FilterDefinition[] = [
    ...own,
    choice('period', t('period'), [...reportPeriods, ownDays], (value) =>
      value === ownDays ? t('own_days') : t(`shown.periods.${value}`),
    ),
    { kind: 'day', name: 'from', label: t('from') },
    { kind: 'day', name: 'until', label: t('until'), after: 'from' },
    ...(isCompared
      ? [choice('compare', t('compare'), comparisons, (value) => t(`compared.${value}`), { any: t('compared.none') })]
      : []),
    choice('country', t('country'), countries, countryName, { any }),
    {
      kind: 'other',
      name: 'event',
      label: t('event'),
      render: ({ label, value, onChange }) => (
        <EventSelect
          aria-label={label}
          isSingle
          placeholder={label}
          value={value ? [Number(value)] : []}
          onChange={([event]) => onChange(event === undefined ? undefined : String(event))}
        />
      ),
    },
  ];
  const { from, until } = wanted;
  const values: FilterValues = { ...filters, period: period ?? ownDays, from, until };
  return { definitions, values };
}
