import type { CountryCode } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Spin } from 'antd';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';

/** Loaded when opened: forms with pictures are large. */
const tabs = {
  slides: lazy(() => import('./SlidesTab.tsx')),
  testimonials: lazy(() => import('./TestimonialsTab.tsx')),
  partners: lazy(() => import('./PartnersTab.tsx')),
  recommended: lazy(() => import('./RecommendedTab.tsx')),
} satisfies Record<string, ComponentType<{ country: CountryCode }>>;
const names = ['slides', 'testimonials', 'partners', 'recommended'] as const;

/** Edits the content of each country's landing page. */
export default function ContentPage() {
  return <OfficePage path="/content">{() => <OfCountry />}</OfficePage>;
}

function OfCountry() {
  const { t } = useTranslation('back-office/content');
  const [country, setCountry] = useState<CountryCode>('PE');
  const items = names.map((name) => {
    const Tab = tabs[name];
    return {
      key: name,
      label: t(`${name}.title`),
      children: (
        <Suspense fallback={<Spin />}>
          {/* each country has its own form */}
          <Tab key={country} country={country} />
        </Suspense>
      ),
    };
  });
  return (
    <Flex vertical gap="middle">
      <div>
        <CountrySelect aria-label={t('country')} value={country} onChange={setCountry} />
      </div>
      <PageTabs items={items} />
    </Flex>
  );
}
