import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Spin } from 'antd';
import { lazy, Suspense, useState } from 'react';

const CopyDrawer = lazy(() => import('./CopyDrawer.tsx'));

/** Opens the form that duplicates the event. */
export function CopyButton({ event }: { event: StaffEvent }) {
  const { t } = useTranslation('back-office/events');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('copy.action')}</Button>
      {isOpen && (
        <Suspense fallback={<Spin />}>
          <CopyDrawer event={event} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
