import type { ApiProblem } from '@idavuelta/shared/platform';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button } from 'antd';
import { Failure } from '../ui/Failure.tsx';

interface SaveFailureProps {
  /** Of the mutation that saves; nothing is shown without one. */
  error: unknown;
  /** The label of a field by its name in the API. */
  labelOf: (field: string) => string;
  /** Saves over what somebody else has changed, where that can be. */
  onKeepMine: (() => void) | undefined;
}

/** Why something was not saved. Where somebody else was first, which fields they changed, and what can be done. */
export function SaveFailure({ error, labelOf, onKeepMine }: SaveFailureProps) {
  const { t } = useTranslation('back-office');
  const problem = error as ApiProblem | undefined;
  if ((problem?.code as string | undefined) !== 'CHANGED_MEANWHILE' || !onKeepMine) return <Failure error={error} />;
  // parts of one thing may have one label
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
