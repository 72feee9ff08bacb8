import { links } from '@idavuelta/shared/contracts';
import { Navigate, useDispatch, useLocation, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, ButtonLink, Fetched, fetchedFile, PageHead, Spinner } from '@idavuelta/shared/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { DeviceStatus } from '../../device/DeviceStatus.tsx';
import { FeedbackSwitches } from '../../feedback/FeedbackSwitches.tsx';
import { Installation } from '../../install/Installation.tsx';
import { loadDecoder } from '../../reading/decode.ts';
import { OtherWaysButton } from '../../reading/OtherWaysButton.tsx';
import { type CheckState, pageClosed, scanStarted, selectCheck } from '../../state/ticket-check.slice.ts';
import styles from './TicketCheckPage.module.css';

const devicePanel = fetchedFile(() => import('../../device/DevicePanel.tsx'));
const scanScreens = fetchedFile(() => import(/* webpackChunkName: "scan" */ './ScanScreens.tsx'));

/** `/qr-verification`: drivers scan the QR code of a ticket and see whether it is valid. */
export default function TicketCheckPage() {
  // where the trips used to be: links in mails and apps on home screens still lead there
  const isOldLink = new URLSearchParams(useLocation().search).has('trips');
  return isOldLink ? <Navigate to={links.myTrips()} replace /> : <TicketCheck />;
}

function TicketCheck() {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  const check = useSelector(selectCheck);
  const heading = useRef<HTMLHeadingElement>(null);
  const isVerdict = check.status === 'checked' || check.status === 'rejected';

  useEffect(() => () => void dispatch(pageClosed()), [dispatch]);
  useEffect(() => {
    // the pressed button has disappeared
    if (check.status === 'scanning') heading.current?.focus({ preventScroll: true });
  }, [check.status]);

  async function scan() {
    // Whatever fails to load now is loaded again, with a message, when it is shown. The decoder loads in parallel: the
    // camera opens before it is needed.
    void Promise.allSettled([loadDecoder()]);
    await Promise.allSettled([scanScreens.fetch()]);
    dispatch(scanStarted());
  }

  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={t('document_title')} description={t('document_description')} noIndex />
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <DeviceStatus isHidden={isVerdict} />
      <CurrentView check={check} onScan={scan} />
      <Installation path={links.qrVerification()} />
    </div>
  );
}

function CurrentView({ check, onScan }: { check: CheckState; onScan: () => void }) {
  const { t } = useTranslation('qr');
  if (check.status !== 'idle')
    return (
      <Suspense fallback={<Spinner label={t('camera')} />}>
        <Fetched file={scanScreens} />
      </Suspense>
    );
  return (
    <>
      <p>{t('intro')}</p>
      <Button variant="primary" className={styles.start} onClick={onScan}>
        {t('scan')}
      </Button>
      <OtherWaysButton />
      <OfflinePanel />
      <FeedbackSwitches />
      <ButtonLink variant="quiet" to={links.myTrips()}>
        {t('trips.title')}
      </ButtonLink>
    </>
  );
}

/** Opened by drivers who will be offline; others never load it. */
function OfflinePanel() {
  const { t } = useTranslation('qr');
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>{t('device.title')}</Button>;
  return (
    <Suspense fallback={<Spinner label={t('device.title')} />}>
      <Fetched file={devicePanel} />
    </Suspense>
  );
}
