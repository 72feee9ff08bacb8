import { Checkbox, type GetProps } from 'antd';

interface CheckboxGroupProps extends GetProps<typeof Checkbox.Group> {
  'aria-required'?: boolean;
}

/** The checkboxes of a field. antd marks a required field with an attribute that groups do not have. */
export function CheckboxGroup({ 'aria-required': _, ...props }: CheckboxGroupProps) {
  return <Checkbox.Group {...props} />;
}
