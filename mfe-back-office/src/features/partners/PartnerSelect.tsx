import { Select, type SelectProps } from 'antd';
import { usePartners } from './partners.api.ts';

/** A form field that selects a partner company; none means the company itself. */
export function PartnerSelect(props: Omit<SelectProps<number>, 'options'>) {
  const { data = [] } = usePartners();
  return (
    <Select<number>
      {...props}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
