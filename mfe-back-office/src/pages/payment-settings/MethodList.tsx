import type { PaymentSettings } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { MethodTable } from './MethodTable.tsx';
import { useChangeMethods } from './payment-settings.api.ts';

/** Edits which payment methods a country offers, and their order. */
export function MethodList({ settings: { country, methods, methodsRevision } }: { settings: PaymentSettings }) {
  const { t } = useTranslation('back-office/payment-settings');
  const [change] = useChangeMethods();
  return (
    <>
      <p>{t('methods.lead')}</p>
      <SaveForm<Pick<PaymentSettings, 'methods'>, { revision: number }>
        texts="back-office/payment-settings"
        name="methods"
        initial={{ methods }}
        revision={methodsRevision}
        save={async ({ revision, ...values }) => {
          const wanted = values.methods.map(({ code, isOn }) => ({ code, isOn }));
          const { data, error } = await change({ country, revision, change: { methods: wanted } });
          return { data: data && { revision: data.methodsRevision }, error };
        }}
        labelOf={() => t('methods.title')}
      >
        <Form.Item name="methods">
          <MethodTable />
        </Form.Item>
      </SaveForm>
      <h2>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`payment-methods:${country}`} />
    </>
  );
}
