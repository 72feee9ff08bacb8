import { useTranslated } from '@idavuelta/shared/platform';
import { Select } from 'antd';
import { useEventLabel } from './EventSelect.tsx';
import { useEventsById } from './event-options.api.ts';

interface VariantSelectProps {
  id?: string;
  /** The events whose tickets are offered. */
  eventIds: number[];
  value?: number[];
  onChange?: (ids: number[]) => void;
}

/** A form field that selects tickets sold by the given events. */
export function VariantSelect({ eventIds, value, onChange, id }: VariantSelectProps) {
  const { data = [] } = useEventsById(eventIds);
  const translated = useTranslated();
  const labelOf = useEventLabel();
  const options = data.map((event) => ({
    label: labelOf(event),
    options: event.variants.map((variant) => ({
      value: variant.id,
      label: [translated(variant.category)?.name, translated(variant.translations)?.name, variant.province].join(' · '),
    })),
  }));
  return (
    <Select<number[]>
      id={id}
      mode="multiple"
      allowClear
      disabled={eventIds.length === 0}
      showSearch={{ optionFilterProp: 'label' }}
      value={value}
      options={options}
      onChange={onChange}
    />
  );
}
