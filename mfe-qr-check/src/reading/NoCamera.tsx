import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { Button, Notice } from '@idavuelta/shared/ui';
import { type CameraProblem, scanStarted } from '../state/ticket-check.slice.ts';

/** Explains why there is no camera, and what to do. */
export function NoCamera({ problem }: { problem: CameraProblem }) {
  const { t } = useTranslation('qr');
  const dispatch = useDispatch();
  return (
    <Notice
      tone="warn"
      title={t(`camera_problem.${problem}`)}
      action={<Button onClick={() => dispatch(scanStarted())}>{t('common:retry')}</Button>}
    />
  );
}
