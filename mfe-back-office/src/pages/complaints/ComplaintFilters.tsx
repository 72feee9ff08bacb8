import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Input, Select } from 'antd';
import { DayFilter } from '../../forms/DayFilter.tsx';
import type { Filters } from '../../lists/useListQuery.ts';

const states = ['open', 'overdue', 'answered'] as const;
const kinds = ['reclamo', 'queja'] as const;

type ComplaintFilter = Filters<'state' | 'kind' | 'from' | 'until' | 'text'>;

interface ComplaintFiltersProps {
  filters: ComplaintFilter;
  onChange: (changes: ComplaintFilter) => void;
}

const wide = { minWidth: '9rem' };

/** Shows the filters of the complaints book. */
export function ComplaintFilters({ filters, onChange }: ComplaintFiltersProps) {
  const { t } = useTranslation('back-office/complaints');
  const choices = [
    { name: 'state', options: states.map((value) => ({ value, label: t(`states.${value}`) })) },
    { name: 'kind', options: kinds.map((value) => ({ value, label: t(`kinds.${value}`) })) },
  ] as const;
  return (
    <Form layout="vertical">
      <Form.Item label={t('find.label')} htmlFor="complaint-text" extra={t('find.help')} style={{ maxWidth: '40rem' }}>
        <Input.Search
          id="complaint-text"
          allowClear
          maxLength={200}
          defaultValue={filters.text}
          enterButton={t('find.submit')}
          onSearch={(text) => onChange({ text })}
        />
      </Form.Item>
      <Flex wrap gap="0 1rem">
        {choices.map(({ name, options }) => (
          <Form.Item key={name} label={t(`fields.${name}`)} htmlFor={`complaint-${name}`}>
            <Select<string>
              id={`complaint-${name}`}
              style={wide}
              popupMatchSelectWidth={false}
              value={filters[name] ?? ''}
              options={[{ value: '', label: t('any') }, ...options]}
              onChange={(value) => onChange({ [name]: value })}
            />
          </Form.Item>
        ))}
        <DayFilter id="complaint-from" label={t('from')} value={filters.from} onChange={(from) => onChange({ from })} />
        <DayFilter
          id="complaint-until"
          label={t('until')}
          first={filters.from}
          value={filters.until}
          onChange={(until) => onChange({ until })}
        />
      </Flex>
    </Form>
  );
}
