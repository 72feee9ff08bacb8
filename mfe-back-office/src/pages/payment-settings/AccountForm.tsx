import type { BankAccountValues, PaymentSettings } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { showFieldErrors } from '../../forms/field-errors.ts';
import { SaveFailure } from '../../forms/SaveFailure.tsx';
import { useChangeAccount } from './payment-settings.api.ts';

const lengths = { bankName: 100, accountType: 100, accountId: 60, holder: 100, dni: 30, email: 254 } as const;
type Field = keyof typeof lengths;

const fields = ['bankName', 'accountType', 'accountId', 'holder', 'dni', 'email'] as const satisfies Field[];

type EditedAccount = Partial<BankAccountValues> & { revision: number };
/** The first of a country is saved by this revision. */
const noAccount: EditedAccount = { revision: 0 };

/** The account of a country to which transfers go. */
export function AccountForm({ settings }: { settings: PaymentSettings }) {
  const { t } = useTranslation('back-office/payment-settings');
  const { country, account } = settings;
  return (
    <>
      <p>{account ? t('account.lead', { currency: account.currency }) : t('account.none')}</p>
      <Account settings={settings} account={account ?? noAccount} />
      <h2>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`bank-account:${country}`} />
    </>
  );
}

// no draft is kept: the numbers of accounts do not stay in browsers
function Account({ settings: { country }, account }: { settings: PaymentSettings; account: EditedAccount }) {
  const { t } = useTranslation('back-office/payment-settings');
  const { message, modal } = App.useApp();
  const [form] = Form.useForm<BankAccountValues>();
  // The revision that was read when the form was filled, or when one was told of another's change.
  const [revision, setRevision] = useState(account.revision);
  const [change, { isLoading, error }] = useChangeAccount();
  const save = async (values: BankAccountValues) => {
    const { data, error: problem } = await change({
      country,
      revision,
      change: { ...values, holder: values.holder ?? '' },
    });
    showFieldErrors(form, problem, () => t('mistakes.account'));
    if (!data) return;
    setRevision(data.account?.revision ?? revision);
    void message.success(t('saved'));
  };
  const ask = (values: BankAccountValues) =>
    modal.confirm({
      title: t('account.ask'),
      content: t('account.what', { bank: values.bankName, number: values.accountId }),
      okText: t('back-office:forms.save'),
      onOk: () => save(values),
    });
  const { revision: _revision, ...initialValues } = account;
  const field = (name: Field, isRequired: boolean) => (
    <Form.Item
      key={name}
      name={name}
      label={t(`account.fields.${name}`)}
      rules={[
        { required: isRequired, whitespace: isRequired, message: t('back-office:mistakes.required') },
        ...(name === 'email' ? [{ type: 'email' as const, message: t('back-office:mistakes.email') }] : []),
      ]}
    >
      <Input maxLength={lengths[name]} autoComplete="off" />
    </Form.Item>
  );
  return (
    <Form<BankAccountValues> form={form} name="account" layout="vertical" initialValues={initialValues} onFinish={ask}>
      {fields.map((name) => field(name, name !== 'holder'))}
      <SaveFailure
        error={error}
        labelOf={(name) => t(`account.fields.${name}`)}
        onKeepMine={() => setRevision(account.revision)}
      />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('back-office:forms.save')}
      </Button>
    </Form>
  );
}
