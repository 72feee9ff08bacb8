import type { StaffAccount } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { type AreaPath, areaAt } from './areas.ts';
import styles from './HowThisWorks.module.css';

/** Names of the texts for pages that do not take the name of their area. */
const ownHelp: Partial<Record<AreaPath, string>> = {
  '/travellers/:id/manifests': 'manifests',
  '/dispatch/:id/:direction': 'dispatch',
  '/broken-trips': 'broken_trips',
  '/orders/new': 'sale',
  '/requests/:id': 'requests',
  '/complaints/:id': 'complaints',
  '/privacy-requests/:id': 'privacy_requests',
  '/events/:slug': 'events',
  '/events/:slug/departures': 'departures',
  '/events/:slug/prices': 'prices',
  '/new-event': 'events',
  '/import-events': 'import_events',
  '/waiting-rooms/:id': 'waiting_rooms',
  '/coupons/:id': 'coupons',
  '/tax-documents/:id': 'tax_documents',
  '/integrations/webhooks/:id': 'integrations',
};

/** Page of the documentation about a page; `staff` for the others. */
const docsPages: Partial<Record<AreaPath, string>> = {
  '/tax-documents': 'tax-documents',
  '/tax-documents/:id': 'tax-documents',
  '/tax-companies': 'tax-documents',
  '/transfers': 'payments',
  '/refunds': 'payments',
  '/payment-settings': 'payments',
  '/privacy-requests': 'privacy',
  '/privacy-requests/:id': 'privacy',
  '/data-breaches': 'privacy',
  '/system': 'operations',
  '/integrations': 'webhooks',
  '/integrations/webhooks/:id': 'webhooks',
};

/** Name of the texts that explain a page. */
export const helpOf = (path: AreaPath) => ownHelp[path] ?? areaAt(path).name ?? '';

interface HowThisWorksProps extends Pick<StaffAccount, 'docsUrl'> {
  path: AreaPath;
}

/** Explains the page in three sentences when asked, with a link to the documentation. */
export function HowThisWorks({ path, docsUrl }: HowThisWorksProps) {
  const { t } = useTranslation('back-office');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        type="text"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('how.title')}
      </Button>
      <div id={id} hidden={!isOpen} className={styles.text}>
        <p>{t(`how.pages.${helpOf(path)}`)}</p>
        {docsUrl && (
          <a href={`${docsUrl}/${docsPages[path] ?? 'staff'}.md`} target="_blank" rel="noreferrer">
            {t('how.docs')}
          </a>
        )}
      </div>
    </>
  );
}
