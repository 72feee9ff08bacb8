import type { CountryCode } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Input, Select } from 'antd';
import { DayFilter } from '../../forms/DayFilter.tsx';
import type { Filters } from '../../lists/useListQuery.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';

const kinds = ['simplified', 'invoice', 'credit-note'] as const;
const states = ['issued', 'sent', 'accepted', 'refused', 'annulled'] as const;
const needs = ['waiting', 'refused', 'withoutNumber'] as const;

export type DocumentFilter = Filters<'text' | 'country' | 'kind' | 'state' | 'needs' | 'from' | 'until'>;

interface DocumentFiltersProps {
  filters: DocumentFilter;
  onChange: (changes: DocumentFilter) => void;
}

const wide = { minWidth: '9rem' };

/** Shows the filters of the list of tax documents. */
export function DocumentFilters({ filters, onChange }: DocumentFiltersProps) {
  const { t } = useTranslation('back-office/tax-documents');
  const choices = [
    { name: 'kind', options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })) },
    { name: 'state', options: states.map((value) => ({ value, label: t(`back-office:tax.states.${value}`) })) },
    { name: 'needs', options: needs.map((value) => ({ value, label: t(`only.${value}`) })) },
  ] as const;
  return (
    <Form layout="vertical">
      <Form.Item label={t('find.label')} htmlFor="tax-text" extra={t('find.help')} style={{ maxWidth: '40rem' }}>
        <Input.Search
          id="tax-text"
          allowClear
          maxLength={200}
          defaultValue={filters.text}
          enterButton={t('find.submit')}
          onSearch={(text) => onChange({ text })}
        />
      </Form.Item>
      <Flex wrap gap="0 1rem">
        <Form.Item label={t('fields.country')} htmlFor="tax-country">
          <CountrySelect
            id="tax-country"
            style={wide}
            allowClear
            placeholder={t('any')}
            value={filters.country as CountryCode | undefined}
            onChange={(country?: string) => onChange({ country })}
          />
        </Form.Item>
        {choices.map(({ name, options }) => (
          <Form.Item key={name} label={t(`fields.${name}`)} htmlFor={`tax-${name}`}>
            <Select<string>
              id={`tax-${name}`}
              style={wide}
              popupMatchSelectWidth={false}
              value={filters[name] ?? ''}
              options={[{ value: '', label: t('any') }, ...options]}
              onChange={(value) => onChange({ [name]: value })}
            />
          </Form.Item>
        ))}
        <DayFilter id="tax-from" label={t('from')} value={filters.from} onChange={(from) => onChange({ from })} />
        <DayFilter
          id="tax-until"
          label={t('until')}
          first={filters.from}
          value={filters.until}
          onChange={(until) => onChange({ until })}
        />
      </Flex>
    </Form>
  );
}
