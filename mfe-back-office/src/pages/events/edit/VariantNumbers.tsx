import type { EventChoices, EventFields, VariantFields } from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Select } from 'antd';
import { NumberField } from '../../../forms/NumberField.tsx';
import { PriceField } from '../../../forms/PriceField.tsx';
import { poolsOf } from './pools-of.ts';

interface VariantNumbersProps {
  /** Of the variant, below the categories of the form. */
  path: (string | number)[];
  /** Position of the variant in its list. */
  name: number;
  isNew: boolean;
  choices: EventChoices;
}

/** Province, passengers, addresses, units and vans of a ticket; of a new one also its price. */
export function VariantNumbers({
  path,
  name,
  isNew,
  choices: { provinces, language, countryCurrency },
}: VariantNumbersProps) {
  const { t } = useTranslation('back-office/events');
  const { money } = useFormats();
  const form = Form.useFormInstance<EventFields>();
  const variant = Form.useWatch(['categories', ...path], { form, preserve: true }) as VariantFields | undefined;
  const required = [{ required: true, message: t('mistakes.missing') }];
  const pools = poolsOf(form.getFieldValue('categories'), { provinces, language });
  return (
    <Flex wrap gap="0 1rem">
      <Form.Item
        name={[name, 'provinceId']}
        label={t('fields.province')}
        rules={required}
        style={{ minWidth: '12rem' }}
      >
        <Select
          disabled={!isNew}
          showSearch={{ optionFilterProp: 'label' }}
          options={provinces.map(({ id, name: label }) => ({ value: id, label }))}
        />
      </Form.Item>
      <NumberField name={[name, 'passengers']} label={t('fields.passengers')} required min={1} max={60} />
      <NumberField name={[name, 'addresses']} label={t('fields.addresses')} required min={1} max={10} />
      <NumberField name={[name, 'units']} label={t('fields.units')} required min={1} max={60} disabled={!isNew} />
      <Form.Item name={[name, 'pool']} label={t('fields.pool')} style={{ minWidth: '14rem' }}>
        <Select allowClear disabled={!isNew} options={pools} placeholder={t('edit.own_vans')} />
      </Form.Item>
      {isNew && variant?.pool === undefined && (
        <NumberField name={[name, 'capacity']} label={t('fields.capacity')} required min={0} max={100_000} />
      )}
      {isNew ? (
        <PriceField name={[name, 'price']} in={countryCurrency} />
      ) : (
        <p>{variant?.price !== undefined && t('edit.price_elsewhere', { price: money(variant.price) })}</p>
      )}
    </Flex>
  );
}
