import type { CountryCode } from '@idavuelta/shared/contracts';
import type { PaymentSettings } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { AccountForm } from './AccountForm.tsx';
import { MethodList } from './MethodList.tsx';
import { usePaymentSettings } from './payment-settings.api.ts';
import { RatesTab } from './RatesTab.tsx';

/** Edits exchange rates and the payment settings of each country. */
export default function PaymentSettingsPage() {
  const { t } = useTranslation('back-office/payment-settings');
  return (
    <OfficePage path="/payment-settings">
      {() => (
        <PageTabs
          items={[
            { key: 'rates', label: t('rates.title'), children: <RatesTab /> },
            {
              key: 'methods',
              label: t('methods.title'),
              children: <OfCountry>{(settings) => <MethodList settings={settings} />}</OfCountry>,
            },
            {
              key: 'account',
              label: t('account.title'),
              children: <OfCountry>{(settings) => <AccountForm settings={settings} />}</OfCountry>,
            },
          ]}
        />
      )}
    </OfficePage>
  );
}

/** Shows the settings of the selected country. */
function OfCountry({ children }: { children: (settings: PaymentSettings) => ReactNode }) {
  const { t } = useTranslation('back-office/payment-settings');
  const [country, setCountry] = useState<CountryCode>('PE');
  const { data, error } = usePaymentSettings(country);
  return (
    <Flex vertical gap="middle">
      <div>
        <CountrySelect aria-label={t('country')} value={country} onChange={setCountry} />
      </div>
      <Failure error={error} />
      {data?.country === country ? <div key={country}>{children(data)}</div> : !error && <Skeleton />}
    </Flex>
  );
}
