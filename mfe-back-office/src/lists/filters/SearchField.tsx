import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import { useTranslation } from '@idavuelta/shared/platform';
import { Input } from 'antd';
import { useId } from 'react';
import styles from './Filters.module.css';
import type { FilterValues, SearchFilter } from './filters.types.ts';

interface SearchFieldProps {
  filter: SearchFilter;
  value: string | undefined;
  onChange: (changes: FilterValues) => void;
}

/** The search of a list. What it finds is told while one types. */
export function SearchField({ filter: { name, label, help }, value, onChange }: SearchFieldProps) {
  const { t } = useTranslation('back-office');
  const id = useId();
  return (
    <div className={styles.search}>
      <Input.Search
        // a new key shows the text of a link, a view or "back"
        key={value ?? ''}
        aria-label={label}
        aria-describedby={help && id}
        placeholder={label}
        allowClear
        maxLength={200}
        defaultValue={value}
        enterButton={
          <>
            <SearchOutlined aria-hidden />
            <span className="visually-hidden">{t('lists.search')}</span>
          </>
        }
        onSearch={(text) => onChange({ [name]: text.trim() || undefined })}
      />
      {help && (
        <p id={id} className={styles.help}>
          {help}
        </p>
      )}
    </div>
  );
}
