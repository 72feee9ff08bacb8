import type { CountryCode } from '@idavuelta/shared/contracts';
import type { StaffRole } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Form, Select } from 'antd';
import { EventSelect } from '../../features/event-options/EventSelect.tsx';
import { PartnerSelect } from '../../features/partners/PartnerSelect.tsx';
import { useCountryName } from '../../ui/CountrySelect.tsx';

const countries: CountryCode[] = ['PE', 'CL', 'ES'];

/** Edits what a person may see: a partner company, and limits to countries or events. Owners see everything. */
export function ScopeFields() {
  const { t } = useTranslation('back-office');
  const countryName = useCountryName();
  const role = Form.useWatch<StaffRole | undefined>('role');
  return (
    <>
      {(role === 'partner-dispatcher' || role === 'driver') && (
        <Form.Item name={['scope', 'partnerId']} label={t('people.partner')} extra={t('help.partnerId')}>
          <PartnerSelect />
        </Form.Item>
      )}
      {role !== 'owner' && role !== 'driver' && role !== 'partner-dispatcher' && (
        <>
          <Form.Item name={['scope', 'countries']} label={t('people.countries')} extra={t('help.countries')}>
            <Select mode="multiple" options={countries.map((value) => ({ value, label: countryName(value) }))} />
          </Form.Item>
          <Form.Item name={['scope', 'eventIds']} label={t('people.events')}>
            <EventSelect />
          </Form.Item>
        </>
      )}
    </>
  );
}
