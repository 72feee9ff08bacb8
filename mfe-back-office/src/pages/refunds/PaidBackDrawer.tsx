import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { PaidBack, RefundByHand } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Drawer, Form, Input } from 'antd';
import { DateField } from '../../forms/DateField.tsx';
import { showFieldErrors } from '../../forms/field-errors.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useRecordPaidBack } from './refunds.api.ts';

interface PaidBackDrawerProps {
  refund: RefundByHand;
  onClose: () => void;
}

/** Records on which day a refund was paid back, and under which number of the bank. */
export function PaidBackDrawer({ refund, onClose }: PaidBackDrawerProps) {
  const { t } = useTranslation('back-office/refunds');
  const { message } = App.useApp();
  const [form] = Form.useForm<PaidBack>();
  const [record, { error, isLoading }] = useRecordPaidBack();
  const facts = { amount: formatMoney(refund.amount), number: refund.number };
  const save = async (values: PaidBack) => {
    const { data, error: problem } = await record({ id: refund.id, ...values });
    showFieldErrors(form, problem, (reason) => t(`mistakes.${reason}`));
    if (!data) return;
    void message.success(t('pay.done', facts));
    onClose();
  };
  return (
    <Drawer title={t('pay.title', facts)} open onClose={onClose}>
      <p>{t('pay.lead')}</p>
      <Form<PaidBack>
        form={form}
        // no form of HTML: Enter in the picker chooses, and records nothing
        component="div"
        name="paid-back"
        layout="vertical"
        onFinish={(values) => void save(values)}
      >
        <DateField kind="day" name="on" label={t('fields.on')} required />
        <Form.Item
          name="reference"
          label={t('fields.reference')}
          rules={[{ required: true, whitespace: true, message: t('back-office:mistakes.required') }]}
        >
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Failure error={error} />
        <Button type="primary" loading={isLoading} onClick={form.submit}>
          {t('pay.action')}
        </Button>
      </Form>
    </Drawer>
  );
}
