import { bookingLimits } from '@idavuelta/shared/contracts/rules';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, type FormItemProps, Input, Select } from 'antd';
import styles from './orders.module.css';

type ItemProps = Pick<FormItemProps, 'name' | 'extra'>;

/** A form field for a pick-up address. */
export function AddressField(item: ItemProps) {
  const { t } = useTranslation('back-office/orders');
  return (
    <Form.Item
      {...item}
      label={t('dialogs.passenger.address')}
      rules={[{ required: true, whitespace: true, message: t('back-office:mistakes.required') }]}
    >
      <Input maxLength={bookingLimits.addressLength} autoComplete="off" />
    </Form.Item>
  );
}

/** A form field for the county of a pick-up address. */
export function CountyField({ counties, ...item }: ItemProps & { counties: { id: number; name: string }[] }) {
  const { t } = useTranslation('back-office/orders');
  return (
    <Form.Item
      {...item}
      label={t('dialogs.passenger.county')}
      rules={[{ required: true, message: t('back-office:mistakes.required') }]}
    >
      <Select
        className={styles.state}
        showSearch={{ optionFilterProp: 'label' }}
        options={counties.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form.Item>
  );
}
