import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button, Flex } from 'antd';
import { useEffect } from 'react';
import { useUnsaved } from '../../forms/unsaved/useUnsaved.ts';
import { Failure } from '../../ui/Failure.tsx';
import styles from './dispatch.module.css';
import { Rejections } from './Rejections.tsx';
import type { PlanDraftState } from './usePlanDraft.ts';

/** Tells the user that the last changes are not saved, why, and how to continue. They stay on the screen. */
export function UnsavedAlert({ draft }: { draft: PlanDraftState }) {
  const { t } = useTranslation('back-office/dispatch');
  const problem = draft.error as ApiProblem | undefined;
  useLeaveWarning(!draft.isSaved);
  useUnsaved(problem !== undefined && !draft.isSaved, { kept: 'nowhere', discard: draft.drop });
  if (!problem || draft.isSaved) return null;
  const isOutdated = (problem.code as string) === 'CHANGED_MEANWHILE';
  return (
    <>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t(isOutdated ? 'unsaved.outdated' : 'unsaved.title')}
        description={
          <Flex wrap gap="small" className={styles.actions}>
            {isOutdated ? (
              <Button onClick={draft.keepMine}>{t('back-office:forms.keep_mine')}</Button>
            ) : (
              <Button onClick={draft.retry}>{t('unsaved.retry')}</Button>
            )}
            <Button onClick={draft.drop}>{t('unsaved.drop')}</Button>
          </Flex>
        }
      />
      {!isOutdated && (problem.errors?.length ? <Rejections errors={problem.errors} /> : <Failure error={problem} />)}
    </>
  );
}

/** Makes the browser ask before the user closes the page, also while a change is being saved. */
function useLeaveWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
