import { defaultCountry, defaultLanguage } from '@idavuelta/shared/contracts';
import { type NewCustomer, newCustomerFields, type StaffCustomer } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Drawer, Form } from 'antd';
import { Field, Fields } from '../../forms/Field.tsx';
import { PhoneInput } from '../../forms/PhoneInput.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { useAddCustomer } from './customers.api.ts';

interface NewCustomerDrawerProps {
  onMade: (customer: StaffCustomer) => void;
  onClose: () => void;
}

/** Creates an account for a customer on the phone, who receives an e-mail to set a password. */
export function NewCustomerDrawer({ onMade, onClose }: NewCustomerDrawerProps) {
  const { t } = useTranslation('back-office');
  const [form] = Form.useForm<NewCustomer>();
  const country = Form.useWatch('countryCode', form) ?? defaultCountry;
  const [add] = useAddCustomer();
  return (
    <Drawer title={t('new_customer.title')} open onClose={onClose}>
      <p>{t('new_customer.lead')}</p>
      <SaveForm<NewCustomer, StaffCustomer>
        texts="back-office"
        form={form}
        name="customer"
        draft="customer.new"
        initial={{ countryCode: defaultCountry, language: defaultLanguage }}
        action={t('new_customer.submit')}
        save={add}
        saved={({ email }) => t('new_customer.made', { email })}
        onSaved={onMade}
      >
        <Fields of={newCustomerFields} names={['firstName', 'lastName', 'email']} />
        <Field of={newCustomerFields} name="countryCode">
          <CountrySelect />
        </Field>
        <Field of={newCustomerFields} name="phoneNumber">
          <PhoneInput from={country} />
        </Field>
        <Field of={newCustomerFields} name="language">
          <LanguageSelect />
        </Field>
      </SaveForm>
    </Drawer>
  );
}
