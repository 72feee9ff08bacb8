import type { CountryCode } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { LegalForm } from './LegalForm.tsx';
import { useLegalDocuments } from './legal.api.ts';

/** Edits the legal documents of each country. */
export default function LegalPage() {
  return <OfficePage path="/legal">{() => <OfCountry />}</OfficePage>;
}

function OfCountry() {
  const { t } = useTranslation('back-office/legal');
  const [country, setCountry] = useState<CountryCode>('PE');
  const { currentData: documents, error } = useLegalDocuments(country);
  return (
    <Flex vertical gap="middle">
      <div>
        <CountrySelect aria-label={t('country')} value={country} onChange={setCountry} />
      </div>
      <Failure error={error} />
      {documents ? (
        <PageTabs
          key={country}
          items={documents.map((stored) => ({
            key: stored.document,
            label: t(`documents.${stored.document}`),
            children: <LegalForm stored={stored} />,
          }))}
        />
      ) : (
        !error && <Skeleton />
      )}
    </Flex>
  );
}
