import type { PaymentState } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Checkbox, Flex, Form, Input, Select } from 'antd';
import { useSeesContacts } from '../../features/contacts/useSeesContacts.ts';
import { DayFilter } from '../../forms/DayFilter.tsx';
import type { Filters } from '../../lists/useListQuery.ts';
import styles from './orders.module.css';

const states: PaymentState[] = [
  'awaiting_payment',
  'awaiting_transfer_payment',
  'paid',
  'cancelled',
  'rejected',
  'refunded',
];

type OrderFilter = Filters<'text' | 'state' | 'flagged' | 'from' | 'until'>;

interface OrderFiltersProps {
  filters: OrderFilter;
  onChange: (changes: OrderFilter) => void;
}

/** Shows one search field for everything known about an order, and the filters of the list. */
export function OrderFilters({ filters, onChange }: OrderFiltersProps) {
  const { t } = useTranslation('back-office/orders');
  const seesContacts = useSeesContacts();
  return (
    <Form layout="vertical" className={styles.filters}>
      <Form.Item
        label={t('search.label')}
        htmlFor="orders-text"
        extra={t(seesContacts ? 'search.help' : 'search.help_of_names')}
      >
        <Input.Search
          id="orders-text"
          allowClear
          maxLength={200}
          defaultValue={filters.text}
          enterButton={t('search.submit')}
          onSearch={(text) => onChange({ text })}
        />
      </Form.Item>
      <Flex wrap gap="0 1rem">
        <Form.Item label={t('filters.state')} htmlFor="orders-state">
          <Select
            id="orders-state"
            className={styles.state}
            value={filters.state ?? ''}
            options={[
              { value: '', label: t('filters.any') },
              ...states.map((value) => ({ value, label: t(`common:payment_state.${value}`) })),
            ]}
            onChange={(state) => onChange({ state })}
          />
        </Form.Item>
        <DayFilter
          id="orders-from"
          label={t('filters.from')}
          value={filters.from}
          onChange={(from) => onChange({ from })}
        />
        <DayFilter
          id="orders-until"
          label={t('filters.until')}
          first={filters.from}
          value={filters.until}
          onChange={(until) => onChange({ until })}
        />
        <Form.Item label=" " colon={false}>
          <Checkbox
            checked={Boolean(filters.flagged)}
            onChange={({ target }) => onChange({ flagged: target.checked ? '1' : undefined })}
          >
            {t('filters.flagged')}
          </Checkbox>
        </Form.Item>
      </Flex>
    </Form>
  );
}
