import { Button, Notice } from '@idavuelta/shared/ui';
import { useTranslation } from 'react-i18next';
import type { ModuleFailure } from './module-error.ts';

interface ModuleUnavailableProps {
  /** The module whose page or slot is missing; one without a name in the texts is "a part". */
  module?: string;
  failure: ModuleFailure;
  onRetry: () => void;
}

/** Stands in for a page or slot that cannot be shown: names it, says why, and offers a retry. */
export function ModuleUnavailable({ module, failure, onRetry }: ModuleUnavailableProps) {
  const { t } = useTranslation('shell');
  return (
    <Notice
      tone="bad"
      title={t([`module_missing.title_of.${module}`, 'module_missing.title'])}
      action={<Button onClick={onRetry}>{t('common:retry')}</Button>}
    >
      <p>{t(`module_missing.${failure}`)}</p>
    </Notice>
  );
}
