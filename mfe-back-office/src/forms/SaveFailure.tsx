import type { ApiProblem } from '@idavuelta/shared/platform';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button } from 'antd';
import { Failure } from '../ui/Failure.tsx';

interface SaveFailureProps {
  /** Error of the save mutation; nothing is shown without one. */
  error: unknown;
  /** Returns the label of an API field. */
  labelOf: (field: string) => string;
  /** Saves over another user's changes; undefined where that is not possible. */
  onKeepMine: (() => void) | undefined;
}

/**
 * Explains a failed save. After a conflict, lists the fields that another user changed and offers the ways to continue.
 */
export function SaveFailure({ error, labelOf, onKeepMine }: SaveFailureProps) {
  const { t } = useTranslation('back-office');
  const problem = error as ApiProblem | undefined;
  if ((problem?.code as string | undefined) !== 'CHANGED_MEANWHILE' || !onKeepMine) return <Failure error={error} />;
  // several fields may share a label
  const fields = [...new Set(problem?.errors?.map(({ field }) => labelOf(field)))].join(', ');
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('forms.outdated', { fields })}
      action={<Button onClick={onKeepMine}>{t('forms.keep_mine')}</Button>}
    />
  );
}
