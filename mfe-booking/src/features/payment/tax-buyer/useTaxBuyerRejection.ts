import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { useMemo } from 'react';
import { selectCheckout } from '../../../state/checkout/checkout.selectors.ts';
import { selectPayment } from '../../../state/payment/payment.selectors.ts';
import type { Rejection } from '../../../ui/StepForm.tsx';
import { formPath, messageOf } from './tax-buyer.schema.ts';
import { kindOf } from './tax-buyer.ts';

const isField = (name: string) => name === 'taxId' || name === 'name' || name === 'address' || name === 'country';

/** The values that the API rejected when the order was placed. */
export function useTaxBuyerRejection(): Rejection | undefined {
  const { t } = useTranslation('booking');
  const checkout = useSelector(selectCheckout);
  const kind = kindOf(useSelector(selectPayment).taxBuyer);
  return useMemo(() => {
    const rejected = checkout.status === 'correctable' ? checkout.rejectedFields : [];
    const fields = rejected.flatMap(({ field, value }) => {
      const [, name = ''] = /^taxBuyer\.(\w+)$/.exec(field) ?? [];
      if (!isField(name)) return [];
      const reason = value && name === 'taxId' ? 'tax_id' : 'required';
      return [{ field: formPath(kind, name), value: value || undefined, message: messageOf(kind, { reason }) }];
    });
    return fields.length ? { fields, text: t('refused_fields', { fields: t('tax_buyer.title') }) } : undefined;
  }, [checkout, kind, t]);
}
