import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Form } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { FilterField } from './FilterField.tsx';
import styles from './Filters.module.css';
import type { ChoiceFilter, FilterDefinition, FilterValues } from './filters.types.ts';
import { SearchField } from './SearchField.tsx';

interface FiltersProps {
  of: FilterDefinition[];
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
  /** Order of the rows, for phones: cards have no headings to sort by. */
  order?: ChoiceFilter | undefined;
  /** Views, columns and files, at the row's end. */
  tools?: ReactNode;
}

/**
 * One row above a list: its search, its filters and its tools. In a narrow window all but the search fold behind a
 * button.
 */
export function Filters({ of, values, onChange, order, tools }: FiltersProps) {
  const { t } = useTranslation('back-office');
  const [isOpen, setIsOpen] = useState(false);
  const [filtersId, toolsId] = [useId(), useId()];
  const search = of.find((filter) => filter.kind === 'search');
  const others = of.filter((filter) => filter !== search);
  const set = others.filter(({ name }) => values[name]).length;
  const folds = others.length > 0;
  const folded = folds ? [styles.folded, isOpen && styles.open].filter(Boolean).join(' ') : '';
  if (of.length === 0 && !order && !tools) return null;
  return (
    <div className={styles.row}>
      {(of.length > 0 || order) && (
        <Form role={of.length > 0 ? 'search' : undefined} className={styles.form}>
          {search && <SearchField filter={search} value={values[search.name]} onChange={onChange} />}
          {folds && (
            <Button
              className={styles.opener}
              aria-expanded={isOpen}
              aria-controls={tools ? `${filtersId} ${toolsId}` : filtersId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {set > 0 ? t('lists.filters_set', { number: set }) : t('lists.filters')}
            </Button>
          )}
          <div id={filtersId} className={`${styles.filters} ${folded}`}>
            {others.map((filter) => (
              <FilterField key={filter.name} filter={filter} values={values} onChange={onChange} />
            ))}
            {order && (
              <div className={styles.order}>
                <FilterField filter={order} values={values} onChange={onChange} />
              </div>
            )}
          </div>
        </Form>
      )}
      {tools && (
        <div id={toolsId} className={`${styles.tools} ${folded}`}>
          {tools}
        </div>
      )}
    </div>
  );
}
