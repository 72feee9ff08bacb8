import { useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import { IconSection } from '../../ui/IconSection.tsx';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import sections from '../../ui/sections.module.css';
import { Video } from '../../ui/Video.tsx';
import styles from './CompaniesPage.module.css';
import { CorporateLink } from './CorporateLink.tsx';
import { corporateMail } from './companies.config.ts';
import { companiesVideo } from './video/files.ts';

const steps = {
  addresses:
    'M12 21s7-6.500 7-11.500A7 7 0 0 0 5 9.500C5 14.500 12 21 12 21zM12 7a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
  routes:
    'M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 17h7a3.500 3.500 0 0 0 0-7H9a3.500 3.500 0 0 1 0-7h7',
  report: 'M4 20V4M4 20h16M8 16v-4M12 16V8M16 16v-6',
};

/** The corporate page, for any product word in the address. */
export default function CompaniesPage() {
  const { t } = useTranslation('catalog/companies');
  return (
    <>
      <PageHead title={t('document_title')} description={t('description')} />
      <PageHero
        title={t('title')}
        lead={t('lead')}
        actions={<CorporateLink variant="primary" />}
        media={<Video files={companiesVideo} title={t('video')} eager />}
      />
      <div className={`page ${sections.body}`}>
        <IconSection id="how" texts="catalog/companies:how" cards={steps} steps />
        <NextStep
          title={t('contact.title')}
          text={t('contact.text')}
          more={
            <p className={styles.mail}>
              <span>{t('contact.mail')}</span> <a href={`mailto:${corporateMail}`}>{corporateMail}</a>
            </p>
          }
        >
          <CorporateLink variant="secondary" />
        </NextStep>
      </div>
    </>
  );
}
