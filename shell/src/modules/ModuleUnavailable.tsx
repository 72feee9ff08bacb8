import { Button, Notice } from '@idavuelta/shared/ui';
import { useTranslation } from 'react-i18next';
import type { ModuleFailure } from './module-error.ts';

/** Shown in the place of a page or slot that cannot be shown: a message about the cause, and a retry. */
export function ModuleUnavailable({ failure, onRetry }: { failure: ModuleFailure; onRetry: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Notice
      tone="bad"
      title={t('module_missing.title')}
      action={<Button onClick={onRetry}>{t('common:retry')}</Button>}
    >
      <p>{t(`module_missing.${failure}`)}</p>
    </Notice>
  );
}
