import {
  type ManagedPrices,
  type ManagedVariant,
  type PriceChange,
  priceFields,
} from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Drawer, Form, Radio, Select } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { PriceField } from '../../forms/PriceField.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { useChangePrices } from './prices.api.ts';
import styles from './prices.module.css';
import { useShown } from './useShown.ts';

interface Values {
  where: 'all' | 'one';
  departureId?: number;
  cost: 'own' | 'as-others';
  amount?: number;
  when: 'now' | 'later';
  from?: string;
}

interface PriceDrawerProps {
  prices: ManagedPrices;
  variant: ManagedVariant;
  onClose: () => void;
}

/** Changes the price of a variant: everywhere or on one departure, now or from a given time. */
export function PriceDrawer({ prices, variant, onClose }: PriceDrawerProps) {
  const { t } = useTranslation('back-office/prices');
  const { slug } = prices;
  const shown = useShown(prices);
  const [form] = Form.useForm<Values>();
  const [change] = useChangePrices();
  const where = Form.useWatch('where', form);
  const cost = Form.useWatch('cost', form);
  const when = Form.useWatch('when', form);
  const hasPrice = where !== 'one' || cost !== 'as-others';

  const toChange = ({ departureId, amount, from }: Values): PriceChange => ({
    changes: [{ variantId: variant.id, ...(where === 'one' && { departureId }), ...(hasPrice && { amount }) }],
    ...(when === 'later' && { from }),
  });
  return (
    <Drawer title={t('change_of', { variant: shown.variant(variant) })} open size="large" onClose={onClose}>
      <div className={styles.stack}>
        {variant.heldTickets > 0 && (
          <Alert type="info" showIcon title={t('held_keep', { count: variant.heldTickets })} />
        )}
        <SaveForm<Values, ManagedPrices>
          texts="back-office/prices"
          form={form}
          name="price"
          draft={`prices.${slug}.${variant.id}`}
          initial={{ where: 'all', cost: 'own', amount: variant.amount, when: 'now' }}
          revision={prices.revision}
          save={({ revision, ...values }) => change({ slug, revision, change: toChange(values) })}
          saved={() => t('saved')}
          labelOf={shown.field}
          onSaved={onClose}
        >
          <Form.Item name="where" label={t('where.label')}>
            <Radio.Group
              options={[
                { value: 'all', label: t('where.all') },
                { value: 'one', label: t('where.one'), disabled: prices.departures.length === 0 },
              ]}
            />
          </Form.Item>
          {where === 'one' && (
            <>
              <Field of={priceFields} name="departureId">
                <Select options={prices.departures.map(({ id }) => ({ value: id, label: shown.departure(id) }))} />
              </Field>
              <Form.Item name="cost" label={t('cost.label')}>
                <Radio.Group
                  options={[
                    { value: 'own', label: t('cost.own') },
                    { value: 'as-others', label: t('as_others') },
                  ]}
                />
              </Form.Item>
            </>
          )}
          {hasPrice && <PriceField name="amount" currency={prices.currency} />}
          <Form.Item name="when" label={t('when.label')}>
            <Radio.Group
              options={[
                { value: 'now', label: t('when.now') },
                { value: 'later', label: t('when.later') },
              ]}
            />
          </Form.Item>
          {when === 'later' && <Field of={priceFields} name="from" timeZone={prices.timeZone} />}
        </SaveForm>
      </div>
    </Drawer>
  );
}
