import { useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import { PageHero } from '../../ui/PageHero.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactPage.module.css';
import { MapSection } from './MapSection.tsx';
import { Offices } from './Offices.tsx';

export default function ContactPage() {
  const { t } = useTranslation('catalog/contact');
  return (
    <>
      <PageHead title={t('document_title')} description={t('description')} />
      <PageHero title={t('title')} lead={t('lead')} />
      <div className={`page ${styles.body}`}>
        <div className={styles.columns}>
          <ContactForm />
          <Offices />
        </div>
        <MapSection />
      </div>
    </>
  );
}
