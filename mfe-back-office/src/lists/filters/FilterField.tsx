import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import { DayFilter } from '../../forms/DayFilter.tsx';
import styles from './Filters.module.css';
import type { FilterDefinition, FilterValues } from './filters.types.ts';

interface FilterFieldProps {
  filter: FilterDefinition;
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
}

/** One filter of a list, with its name inside the field. */
export function FilterField({ filter, values, onChange }: FilterFieldProps) {
  const { name, label } = filter;
  const id = useId();
  const value = values[name];
  const set = (next: string | undefined) => onChange({ [name]: next || undefined });
  switch (filter.kind) {
    case 'day':
      return (
        <DayFilter
          label={label}
          first={filter.after && values[filter.after]}
          value={value ?? filter.fallback}
          onChange={set}
        />
      );
    case 'check':
      return (
        <Checkbox checked={Boolean(value)} onChange={({ target }) => set(target.checked ? '1' : undefined)}>
          {label}
        </Checkbox>
      );
    case 'choice':
      return (
        <Select<string>
          id={id}
          aria-label={label}
          prefix={<span>{`${label}:`}</span>}
          className={styles.choice}
          popupMatchSelectWidth={false}
          value={value ?? filter.fallback ?? ''}
          options={[...(filter.any ? [{ value: '', label: filter.any }] : []), ...filter.options]}
          onChange={set}
        />
      );
    case 'other':
      return <div className={styles.other}>{filter.render({ label, value, onChange: set })}</div>;
    default:
      return null;
  }
}
