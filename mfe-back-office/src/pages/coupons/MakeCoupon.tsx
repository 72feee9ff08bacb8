import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Drawer, Form, Input } from 'antd';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { showFieldErrors } from '../../forms/field-errors.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { linkTo } from '../../kit/areas.ts';
import { Failure } from '../../ui/Failure.tsx';
import { CouponFields } from './CouponFields.tsx';
import { asValues, type CouponForm, formFields } from './coupon-form.ts';
import { useMakeCoupon } from './coupons.api.ts';

interface MakeCouponProps {
  open: boolean;
  onClose: () => void;
}

/** Makes a coupon. What was typed stays until it is made, also in a browser that was closed. */
export function MakeCoupon({ open, onClose }: MakeCouponProps) {
  const { t } = useTranslation('back-office/coupons');
  return (
    <Drawer title={t('make')} open={open} size="large" onClose={onClose}>
      <MakeForm />
    </Drawer>
  );
}

function MakeForm() {
  const { t } = useTranslation('back-office/coupons');
  const { message } = App.useApp();
  const navigate = useNavigate();
  const [form] = Form.useForm<CouponForm>();
  const draft = useDraft(form, 'coupon.new');
  const [make, { isLoading, error }] = useMakeCoupon();
  const save = async (values: CouponForm) => {
    const { data, error: problem } = await make({ code: values.code ?? '', ...asValues(values) });
    showFieldErrors(form, problem, (reason) => t(`mistakes.${reason}`), formFields);
    if (!data) return;
    draft.forget();
    void message.success(t('made', { code: data.code }));
    navigate(linkTo('/coupons/:id', data.id));
  };
  return (
    <Form<CouponForm>
      form={form}
      name="coupon"
      layout="vertical"
      onValuesChange={draft.keep}
      onFinish={(values) => void save(values)}
    >
      <DraftNotice draft={draft} />
      <Form.Item
        name="code"
        label={t('fields.code')}
        extra={t('help.code')}
        rules={[
          { required: true, whitespace: true, message: t('back-office:mistakes.required') },
          { pattern: /^\s*[0-9A-Za-zÑñ-]{3,30}\s*$/, message: t('help.code') },
        ]}
      >
        <Input maxLength={30} autoComplete="off" autoCapitalize="characters" />
      </Form.Item>
      <CouponFields />
      <Failure error={error} />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('save')}
      </Button>
    </Form>
  );
}
