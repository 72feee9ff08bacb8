import { type BankAccountValues, bankAccountFields, type PaymentSettings } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { Fields } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { useChangeAccount } from './payment-settings.api.ts';

/** Edits the bank account that receives a country's transfers. */
export function AccountForm({ settings: { country, account } }: { settings: PaymentSettings }) {
  const { t } = useTranslation('back-office/payment-settings');
  const { modal } = App.useApp();
  const [change] = useChangeAccount();
  const { currency, revision: shown = 0, ...initial } = account ?? {};
  return (
    <>
      <p>{currency ? t('account.lead', { currency: t(`back-office:currencies.${currency}`) }) : t('account.none')}</p>
      {/* no draft: account numbers must not stay in browsers */}
      <SaveForm<BankAccountValues, { revision: number | undefined }>
        texts="back-office/payment-settings"
        name="account"
        initial={{ holder: '', ...initial }}
        // revision 0 creates a country's first account
        revision={shown}
        save={async ({ revision, ...values }) => {
          const isMeant = await modal.confirm({
            title: t('account.ask'),
            content: t('account.what', { bank: values.bankName, number: values.accountId }),
            okText: t('back-office:forms.save'),
          });
          if (!isMeant) return {};
          const { data, error } = await change({ country, revision, change: values });
          return { data: data && { revision: data.account?.revision }, error };
        }}
      >
        <Fields of={bankAccountFields} names={['bankName', 'accountType', 'accountId', 'holder', 'dni', 'email']} />
      </SaveForm>
      <h2>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`bank-account:${country}`} />
    </>
  );
}
