import { Button, Notice } from '@idavuelta/shared/ui';
import { useTranslation } from 'react-i18next';
import type { ModuleFailure } from './module-error.ts';

/** In the place of a module that is not there: what is missing and a retry. */
export function ModuleMissing({ failure, onRetry }: { failure: ModuleFailure; onRetry: () => void }) {
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
