import type { Coupon } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Form } from 'antd';
import { useState } from 'react';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { showFieldErrors } from '../../forms/field-errors.ts';
import { SaveFailure } from '../../forms/SaveFailure.tsx';
import { useDraft } from '../../forms/useDraft.ts';
import { CouponFields } from './CouponFields.tsx';
import { asForm, asValues, type CouponForm, fieldLabels, formFields } from './coupon-form.ts';
import { useChangeCoupon } from './coupons.api.ts';

/** Changes what a coupon does. Orders that used it keep their prices. */
export function ChangeCoupon({ coupon }: { coupon: Coupon }) {
  const { t } = useTranslation('back-office/coupons');
  const { message } = App.useApp();
  const [form] = Form.useForm<CouponForm>();
  const draft = useDraft(form, `coupon.${coupon.id}`);
  // The revision that was read when the form was filled, or when one was told of another's change.
  const [revision, setRevision] = useState(coupon.revision);
  const [change, { isLoading, error }] = useChangeCoupon();
  const save = async (values: CouponForm) => {
    const { data, error: problem } = await change({ id: coupon.id, revision, change: asValues(values) });
    showFieldErrors(form, problem, (reason) => t(`mistakes.${reason}`), formFields);
    if (!data) return;
    draft.forget();
    setRevision(data.revision);
    void message.success(t('saved'));
  };
  return (
    <Form<CouponForm>
      form={form}
      name="coupon"
      layout="vertical"
      initialValues={asForm(coupon)}
      onValuesChange={draft.keep}
      onFinish={(values) => void save(values)}
    >
      <DraftNotice draft={draft} />
      <CouponFields />
      <SaveFailure
        error={error}
        labelOf={(field) => t(fieldLabels[field] ?? field)}
        onKeepMine={() => setRevision(coupon.revision)}
      />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('save')}
      </Button>
    </Form>
  );
}
