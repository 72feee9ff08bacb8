import type { CountryCode } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Skeleton } from 'antd';
import { useState } from 'react';
import { OfficePage } from '../../frame/OfficePage.tsx';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useRecommended } from './content.api.ts';
import { RecommendedList } from './RecommendedList.tsx';

/** What the landing page of each country shows. */
export default function ContentPage() {
  const { t } = useTranslation('back-office');
  return (
    <OfficePage title={t('areas.content.title')} permission="content.change">
      {() => <OfCountry />}
    </OfficePage>
  );
}

function OfCountry() {
  const { t } = useTranslation('back-office/content');
  const [country, setCountry] = useState<CountryCode>('PE');
  const { data, error } = useRecommended(country);
  return (
    <Flex vertical gap="middle">
      <div>
        <CountrySelect aria-label={t('country')} value={country} onChange={setCountry} />
      </div>
      <h2>{t('recommended.title')}</h2>
      <Failure error={error} />
      {data?.country === country ? <RecommendedList key={country} choice={data} /> : !error && <Skeleton />}
    </Flex>
  );
}
