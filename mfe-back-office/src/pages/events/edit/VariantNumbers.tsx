import {
  type EventChoices,
  type EventFields,
  type VariantFields,
  variantFields,
} from '@idavuelta/shared/contracts/staff';
import { useFormats, useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Select } from 'antd';
import { Field, Fields } from '../../../forms/Field.tsx';
import { NumberField } from '../../../forms/NumberField.tsx';
import { PriceField } from '../../../forms/PriceField.tsx';
import { poolsOf } from './pools-of.ts';

const { kind: _, ...units } = variantFields.units;

interface VariantNumbersProps {
  /** Path of the variant, below the categories of the form. */
  path: (string | number)[];
  /** Index of the variant in its list. */
  name: number;
  isNew: boolean;
  choices: EventChoices;
}

/** Edits a ticket's province, passengers, addresses, units and vans; for a new one also its price. */
export function VariantNumbers({ path, name, isNew, choices: { provinces, language, currency } }: VariantNumbersProps) {
  const { t } = useTranslation('back-office/events');
  const { money } = useFormats();
  const form = Form.useFormInstance<EventFields>();
  const variant = Form.useWatch(['categories', ...path], { form, preserve: true }) as VariantFields | undefined;
  const field = { of: variantFields, at: [name] };
  const pools = poolsOf(form.getFieldValue('categories'), { provinces, language });
  return (
    <Flex wrap gap="0 1rem">
      <Field {...field} name="provinceId" style={{ minWidth: '12rem' }}>
        <Select
          disabled={!isNew}
          showSearch={{ optionFilterProp: 'label' }}
          options={provinces.map(({ id, name: label }) => ({ value: id, label }))}
        />
      </Field>
      <Fields {...field} names={['passengers', 'addresses']} />
      <NumberField name={[name, 'units']} label={t('fields.units')} required {...units} disabled={!isNew} />
      <Field {...field} name="pool" style={{ minWidth: '14rem' }}>
        <Select allowClear disabled={!isNew} options={pools} placeholder={t('edit.own_vans')} />
      </Field>
      {isNew && variant?.pool === undefined && <Field {...field} name="capacity" />}
      {isNew ? (
        <PriceField name={[name, 'amount']} currency={currency} />
      ) : (
        <p>
          {variant?.amount !== undefined &&
            t('edit.price_elsewhere', { price: money({ amount: variant.amount, currency }) })}
        </p>
      )}
    </Flex>
  );
}
