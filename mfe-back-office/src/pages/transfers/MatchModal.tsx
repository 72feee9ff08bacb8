import type { OpenBankRow } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Form, Input, Modal } from 'antd';
import { Failure } from '../../ui/Failure.tsx';
import { useConfirmMatch } from './useConfirmMatch.ts';

interface RowModalProps {
  row: OpenBankRow;
  onClose: () => void;
}

/** Says for which order a row is. */
export function MatchModal({ row, onClose }: RowModalProps) {
  const { t } = useTranslation('back-office/transfers');
  const [form] = Form.useForm<{ order: string }>();
  const { confirmMatch, error, isLoading } = useConfirmMatch();
  const save = async ({ order }: { order: string }) => {
    if (await confirmMatch(row, order)) onClose();
  };
  return (
    <Modal
      open
      title={t('rows.match_title')}
      okText={t('rows.match')}
      confirmLoading={isLoading}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} name="match" layout="vertical" onFinish={(values) => void save(values)}>
        <Form.Item
          name="order"
          label={t('fields.order_number')}
          initialValue={row.order}
          rules={[{ required: true, whitespace: true, message: t('back-office:mistakes.required') }]}
        >
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
      </Form>
      <MatchFailure error={error} />
    </Modal>
  );
}

/** Why a row and an order do not fit. */
function MatchFailure({ error }: { error: unknown }) {
  const { t } = useTranslation('back-office/transfers');
  const reason = (error as ApiProblem | undefined)?.errors?.[0]?.reason;
  if (!reason) return <Failure error={error} />;
  return <Alert type="error" showIcon role="alert" title={t(`rows.rejected.${reason}`)} />;
}
