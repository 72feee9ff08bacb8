import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice, PageHead, Spinner } from '@idavuelta/shared/ui';
import { useEffect } from 'react';
import { type CheckState, pageClosed, scanStarted, selectCheck } from '../../state/ticket-check.slice.ts';
import { CheckResult } from './CheckResult.tsx';
import { LegChoice } from './LegChoice.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { Scanner } from './Scanner.tsx';
import styles from './TicketCheckPage.module.css';

/** `/qr-verification`: drivers scan the QR code of a ticket and see whether it is valid. */
export default function TicketCheckPage() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const check = useSelector(selectCheck);

  useEffect(() => () => void dispatch(pageClosed()), [dispatch]);

  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t('document_title')} description={t('document_description')} noIndex />
      <h1 tabIndex={-1}>{t('title')}</h1>
      <CurrentView check={check} onScan={() => dispatch(scanStarted())} />
    </div>
  );
}

function CurrentView({ check, onScan }: { check: CheckState; onScan: () => void }) {
  const { t } = useTranslation('qr');
  switch (check.status) {
    case 'idle':
      return (
        <>
          <p>{t('intro')}</p>
          <LegChoice />
          <Button variant="primary" className={styles.start} onClick={onScan}>
            {t('scan')}
          </Button>
        </>
      );
    case 'scanning':
      return (
        <>
          <Scanner />
          <LegChoice />
        </>
      );
    case 'no-camera':
      return (
        <>
          <Notice
            tone="warn"
            title={t(`camera_problem.${check.problem}`)}
            action={<Button onClick={onScan}>{t('common:retry')}</Button>}
          />
          <LegChoice />
          <PhotoPicker />
        </>
      );
    case 'checking':
      return <Spinner label={t('checking')} />;
    case 'checked':
      return <CheckResult ticket={check.ticket} />;
  }
}
