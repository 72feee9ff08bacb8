import { useTranslation } from '@idavuelta/shared/platform';
import { OfficePage } from '../../kit/OfficePage.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { Breaches } from './Breaches.tsx';
import { ProcessingRegister } from './ProcessingRegister.tsx';

/** The registers that a company keeps of personal data: of breaches and of what is done with them. */
export default function DataBreachesPage() {
  const { t } = useTranslation('back-office/data-breaches');
  return (
    <OfficePage path="/data-breaches">
      {() => (
        <>
          <p>{t('back-office:areas.data_breaches.lead')}</p>
          <PageTabs
            items={[
              { key: 'breaches', label: t('tabs.breaches'), children: <Breaches /> },
              { key: 'processing', label: t('tabs.processing'), children: <ProcessingRegister /> },
            ]}
          />
        </>
      )}
    </OfficePage>
  );
}
