import type { ManagedPrices, ManagedVariant } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Drawer, Form, Radio, Select } from 'antd';
import { useState } from 'react';
import { DateField } from '../../forms/DateField.tsx';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { PriceField } from '../../forms/PriceField.tsx';
import { SaveFailure } from '../../forms/SaveFailure.tsx';
import { useDraft } from '../../forms/useDraft.ts';
import { useChangePrices } from './prices.api.ts';
import styles from './prices.module.css';
import { useShown } from './useShown.ts';

interface Values {
  where: 'all' | 'one';
  departureId?: number;
  cost: 'own' | 'as-others';
  price?: number;
  when: 'now' | 'later';
  from?: string;
}

interface PriceDrawerProps {
  prices: ManagedPrices;
  variant: ManagedVariant;
  onClose: () => void;
}

const known = ['past', 'date', 'decimals'];

/** Changes what a variant costs: everywhere or on one departure, at once or from a moment on. */
export function PriceDrawer({ prices, variant, onClose }: PriceDrawerProps) {
  const { t } = useTranslation('back-office/prices');
  const { message } = App.useApp();
  const shown = useShown(prices);
  const [form] = Form.useForm<Values>();
  const draft = useDraft(form, `prices.${prices.slug}.${variant.id}`);
  // The revision that was read when the drawer opened, or when one was told of another's change.
  const [revision, setRevision] = useState(prices.revision);
  const [change, { isLoading, error }] = useChangePrices();
  const where = Form.useWatch('where', form);
  const cost = Form.useWatch('cost', form);
  const when = Form.useWatch('when', form);
  const required = [{ required: true, message: t('back-office:mistakes.required') }];
  const hasPrice = where !== 'one' || cost !== 'as-others';

  const save = async ({ departureId, price, from }: Values) => {
    const one = {
      variantId: variant.id,
      ...(where === 'one' && { departureId }),
      ...(hasPrice && { price }),
    };
    const body = { changes: [one], ...(when === 'later' && { from }) };
    const { data } = await change({ slug: prices.slug, revision, change: body });
    if (!data) return;
    draft.forget();
    void message.success(t('saved'));
    onClose();
  };
  const reason = (error as ApiProblem | undefined)?.errors?.[0]?.reason ?? '';
  return (
    <Drawer title={t('change_of', { variant: shown.variant(variant) })} open size="large" onClose={onClose}>
      <div className={styles.stack}>
        <DraftNotice draft={draft} />
        {variant.heldTickets > 0 && (
          <Alert type="info" showIcon title={t('held_keep', { count: variant.heldTickets })} />
        )}
        <Form<Values>
          form={form}
          // no form of HTML: Enter in the picker chooses, and changes nothing
          component="div"
          name="price"
          layout="vertical"
          initialValues={{ where: 'all', cost: 'own', price: variant.price, when: 'now' }}
          onValuesChange={draft.keep}
          onFinish={(values) => void save(values)}
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
              <Form.Item name="departureId" label={t('where.departure')} rules={required}>
                <Select options={prices.departures.map(({ id }) => ({ value: id, label: shown.departure(id) }))} />
              </Form.Item>
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
          {hasPrice && <PriceField name="price" in={prices.countryCurrency} />}
          <Form.Item name="when" label={t('when.label')}>
            <Radio.Group
              options={[
                { value: 'now', label: t('when.now') },
                { value: 'later', label: t('when.later') },
              ]}
            />
          </Form.Item>
          {when === 'later' && (
            <DateField
              kind="moment"
              timeZone={prices.timeZone}
              name="from"
              label={t('when.from')}
              extra={t('when.help')}
              required
            />
          )}
          <div className={styles.stack}>
            {known.includes(reason) ? (
              <Alert type="error" showIcon role="alert" title={t(`refusals.${reason}`)} />
            ) : (
              <SaveFailure error={error} labelOf={shown.field} onKeepMine={() => setRevision(prices.revision)} />
            )}
            <Button type="primary" loading={isLoading} onClick={form.submit}>
              {t('back-office:forms.save')}
            </Button>
          </div>
        </Form>
      </div>
    </Drawer>
  );
}
