import { exponents, toDecimal } from '@idavuelta/shared/contracts/money';
import type { PrivateRequestDetail, RequestApproval } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Form, Modal, Radio } from 'antd';
import { DraftNotice } from '../../forms/DraftNotice.tsx';
import { showFieldErrors } from '../../forms/field-errors.ts';
import { NumberField } from '../../forms/NumberField.tsx';
import { useDraft } from '../../forms/useDraft.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useApproveRequest } from './requests.api.ts';

interface Values {
  seats: number;
  /** Decimal. */
  amount: number;
  payBy: RequestApproval['payBy'];
}

const mostMinor = 1_000_000_000;

/** Approves a request: says what will happen, and asks for seats and what the organiser pays. */
export function ApproveModal({ request, onClose }: { request: PrivateRequestDetail; onClose: () => void }) {
  const { t } = useTranslation('back-office/requests');
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [approve, { isLoading, error }] = useApproveRequest();
  const { id, guests, mailedGuests = guests, seats: guestSeats, estimate } = request;
  const draft = useDraft(form, `approval.${id}`);
  const { currency } = estimate.cost;
  const save = async ({ seats, amount, payBy }: Values) => {
    const minor = Math.round(amount * 10 ** exponents[currency]);
    const { data, error: problem } = await approve({ id, seats, guests, guestSeats, amount: minor, payBy });
    showFieldErrors(form, problem, (reason) => t(`mistakes.${reason}`));
    if (!data) return;
    draft.forget();
    void message.success(t('approve.done', { count: mailedGuests }));
    onClose();
  };
  return (
    <Modal
      open
      title={t('approve.title')}
      okText={t('approve.action')}
      confirmLoading={isLoading}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p>{t('approve.lead', { count: mailedGuests })}</p>
      <DraftNotice draft={draft} />
      <Form<Values>
        form={form}
        name="approval"
        layout="vertical"
        initialValues={{ seats: guestSeats, payBy: 'bill' }}
        onValuesChange={draft.keep}
        onFinish={(values) => void save(values)}
      >
        <NumberField name="seats" label={t('approve.seats')} required min={1} max={10_000} />
        <NumberField
          name="amount"
          label={t('approve.amount', { currency })}
          required
          currency={currency}
          min={toDecimal({ minor: 1, currency })}
          max={toDecimal({ minor: mostMinor, currency })}
        />
        <Form.Item name="payBy" label={t('approve.pay_by')}>
          <Radio.Group
            options={(['bill', 'transfer'] as const).map((value) => ({ value, label: t(`pay_by.${value}`) }))}
          />
        </Form.Item>
      </Form>
      <Failure error={error} />
    </Modal>
  );
}
