import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Form, Input } from 'antd';
import { useRenewRecoveryCodes } from '../../session/account.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { RecoveryCodeList } from '../../ui/RecoveryCodeList.tsx';
import styles from './tabs.module.css';

/** New recovery codes in the place of earlier ones. @param left how many of these are not used yet */
export function RecoveryTab({ left }: { left: number }) {
  const { t } = useTranslation('back-office');
  const [renew, { data, error, isLoading }] = useRenewRecoveryCodes();
  if (data) return <RecoveryCodeList codes={data.recoveryCodes} />;
  return (
    <Form<{ code: string }> layout="vertical" className={styles.form} onFinish={(values) => void renew(values)}>
      <p>{t('recovery.left', { count: left })}</p>
      <Form.Item name="code" label={t('fields.code')} rules={[{ required: true, message: t('mistakes.required') }]}>
        <Input autoComplete="one-time-code" maxLength={20} />
      </Form.Item>
      <Failure error={error} />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('recovery.renew')}
      </Button>
    </Form>
  );
}
