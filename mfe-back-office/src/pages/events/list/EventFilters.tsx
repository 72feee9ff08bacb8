import { eventType, eventVisibilities } from '@idavuelta/shared/contracts';
import { saleStatuses } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Input, Select } from 'antd';
import type { Filters } from '../../../lists/useListQuery.ts';
import type { eventFilters } from './event-list.api.ts';

type EventFilterValues = Filters<(typeof eventFilters)[number]>;

interface EventFiltersProps {
  filters: EventFilterValues;
  onChange: (changes: EventFilterValues) => void;
}

const choices = {
  country: ['PE', 'CL', 'ES'],
  type: Object.entries(eventType),
  visibility: ['draft', ...eventVisibilities],
  status: saleStatuses,
} as const;

export function EventFilters({ filters, onChange }: EventFiltersProps) {
  const { t } = useTranslation('back-office/events');
  const options = {
    country: choices.country.map((value) => ({ value, label: t(`countries.${value}`) })),
    type: choices.type.map(([name, code]) => ({ value: String(code), label: t(`types.${name}`) })),
    visibility: choices.visibility.map((value) => ({ value, label: t(`visibilities.${value}`) })),
    status: choices.status.map((value) => ({ value, label: t(`back-office:event_states.${value}`) })),
  };
  return (
    <Form name="event-filters" layout="vertical" role="search">
      <Flex wrap gap="0 1rem">
        <Form.Item label={t('filters.text')} htmlFor="event-filter-text">
          <Input.Search
            id="event-filter-text"
            defaultValue={filters.text}
            maxLength={200}
            allowClear
            onSearch={(text) => onChange({ text: text.trim() })}
          />
        </Form.Item>
        {(Object.keys(options) as (keyof typeof options)[]).map((name) => (
          <Form.Item key={name} label={t(`filters.${name}`)} htmlFor={`event-filter-${name}`}>
            <Select
              id={`event-filter-${name}`}
              value={filters[name]}
              options={options[name]}
              allowClear
              placeholder={t(name === 'status' ? 'filters.not_over' : 'filters.any')}
              popupMatchSelectWidth={false}
              style={{ minWidth: '10rem' }}
              onChange={(value: string | undefined) => onChange({ [name]: value })}
            />
          </Form.Item>
        ))}
      </Flex>
    </Form>
  );
}
