import { selectCountry } from '@idavuelta/shared/contracts';
import { useLocation, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import { WithoutScripts } from '../../features/offices/WithoutScripts.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { ConfirmRequest } from './ConfirmRequest.tsx';
import { ExportLinks } from './ExportLinks.tsx';
import styles from './PrivacyRequestsPage.module.css';
import { RequestForm } from './RequestForm.tsx';

/** `/privacy-requests`: the form, or what a mailed link opens: `?confirm=` or `?export=`. */
export default function PrivacyRequestsPage() {
  const { t } = useTranslation('catalog/privacy-requests');
  const country = useSelector(selectCountry);
  const search = new URLSearchParams(useLocation().search);
  const [confirm, exported] = [search.get('confirm'), search.get('export')];
  return (
    <>
      <PageHead title={t('document_title')} description={t('description')} noIndex={Boolean(confirm ?? exported)} />
      <PageHero title={t('title')} lead={t('lead')} />
      <div className={`page ${styles.body}`}>
        {!exported && (
          <WithoutScripts country={country} title={t('without_scripts.title')} text={t('without_scripts.text')} />
        )}
        {confirm ? <ConfirmRequest token={confirm} /> : exported ? <ExportLinks token={exported} /> : <RequestForm />}
      </div>
    </>
  );
}
