import { useTranslation } from '@idavuelta/shared/platform';
import { Checkbox, Flex, Form, Input, Select } from 'antd';
import { DayFilter } from '../../forms/DayFilter.tsx';
import styles from './Filters.module.css';
import type { FilterDefinition, FilterValues, SearchFilter } from './filters.types.ts';

interface FiltersProps {
  of: FilterDefinition[];
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
}

/** The search field and the filters of a list. */
export function Filters({ of, values, onChange }: FiltersProps) {
  const search = of.find((filter) => filter.kind === 'search');
  const others = of.filter((filter) => filter !== search);
  return (
    <Form layout="vertical" role="search" className={styles.filters}>
      {search && <SearchField filter={search} value={values[search.name]} onChange={onChange} />}
      <Flex wrap gap="0 1rem">
        {others.map((filter) => (
          <FilterField key={filter.name} filter={filter} values={values} onChange={onChange} />
        ))}
      </Flex>
    </Form>
  );
}

interface SearchFieldProps {
  filter: SearchFilter;
  value: string | undefined;
  onChange: (changes: FilterValues) => void;
}

function SearchField({ filter: { name, label, help }, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('back-office');
  const id = `filter-${name}`;
  return (
    <Form.Item label={label} htmlFor={id} extra={help} className={styles.search}>
      <Input.Search
        // shows what is searched for after a link, a view or "back"
        key={value ?? ''}
        id={id}
        allowClear
        maxLength={200}
        defaultValue={value}
        enterButton={t('lists.search')}
        onSearch={(text) => onChange({ [name]: text.trim() || undefined })}
      />
    </Form.Item>
  );
}

interface FilterFieldProps {
  filter: FilterDefinition;
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
}

function FilterField({ filter, values, onChange }: FilterFieldProps) {
  const { name, label } = filter;
  const id = `filter-${name}`;
  const value = values[name];
  const set = (next: string | undefined) => onChange({ [name]: next || undefined });
  if (filter.kind === 'day')
    return (
      <DayFilter
        id={id}
        label={label}
        first={filter.after && values[filter.after]}
        value={value ?? filter.fallback}
        onChange={set}
      />
    );
  if (filter.kind === 'check')
    return (
      <Form.Item label=" " colon={false}>
        <Checkbox checked={Boolean(value)} onChange={({ target }) => set(target.checked ? '1' : undefined)}>
          {label}
        </Checkbox>
      </Form.Item>
    );
  return (
    <Form.Item label={label} htmlFor={id}>
      {filter.kind === 'other' && filter.render({ id, value, onChange: set })}
      {filter.kind === 'choice' && (
        <Select<string>
          id={id}
          className={styles.choice}
          popupMatchSelectWidth={false}
          value={value ?? filter.fallback ?? ''}
          options={[...(filter.any ? [{ value: '', label: filter.any }] : []), ...filter.options]}
          onChange={set}
        />
      )}
    </Form.Item>
  );
}
