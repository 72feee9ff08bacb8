import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Fetched, fetchedFile, Spinner } from '@idavuelta/shared/ui';
import { Suspense, useState } from 'react';
import { selectTyped } from '../state/ticket-check.slice.ts';

const otherWays = fetchedFile(() => import(/* webpackChunkName: "scan" */ './OtherWays.tsx'));

/** Opens the ways to read codes without the camera; already open if something was typed there before. */
export function OtherWaysButton({ open = false }: { open?: boolean }) {
  const { t } = useTranslation('qr');
  const typed = useSelector(selectTyped);
  const [isOpen, setIsOpen] = useState(open || typed !== undefined);
  if (!isOpen) return <Button onClick={() => setIsOpen(true)}>{t('reading.other_ways')}</Button>;
  return (
    <Suspense fallback={<Spinner label={t('common:loading')} />}>
      <Fetched file={otherWays} />
    </Suspense>
  );
}
