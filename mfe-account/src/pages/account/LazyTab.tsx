import { useTranslation } from '@idavuelta/shared/platform';
import { Spinner } from '@idavuelta/shared/ui';
import { type ReactNode, Suspense } from 'react';

/** The content of a tab whose code is loaded when it is opened. */
export function LazyTab({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return <Suspense fallback={<Spinner label={t('loading')} />}>{children}</Suspense>;
}
