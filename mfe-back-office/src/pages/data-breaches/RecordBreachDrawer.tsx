import { selectCountry } from '@idavuelta/shared/contracts';
import { breachFields, type DataBreach, type NewDataBreach } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Drawer, Form } from 'antd';
import { zoneOf } from '../../features/tax/country-zones.ts';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { useRecordBreach } from './data-breaches.api.ts';

/** Records a breach; its time is that of the country. */
export function RecordBreachDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('back-office/data-breaches');
  const countryCode = useSelector(selectCountry);
  const [form] = Form.useForm<NewDataBreach>();
  const country = Form.useWatch('countryCode', form) ?? countryCode;
  const [record] = useRecordBreach();
  return (
    <Drawer title={t('record')} open size="large" onClose={onClose}>
      <SaveForm<NewDataBreach, DataBreach>
        texts="back-office/data-breaches"
        form={form}
        name="data-breach"
        draft="data-breach"
        initial={{ countryCode }}
        action={t('record')}
        save={(values) => record(values)}
        saved={() => t('saved')}
        onSaved={onClose}
      >
        <Field of={breachFields} name="countryCode">
          <CountrySelect />
        </Field>
        <Field of={breachFields} name="noticedAt" timeZone={zoneOf[country]} />
        <Field of={breachFields} name="what" />
        <Field of={breachFields} name="affected" />
      </SaveForm>
    </Drawer>
  );
}
