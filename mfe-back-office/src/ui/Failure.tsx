import { staffErrorCodes } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button } from 'antd';
import { isLoggedOut, logInPath } from './logged-out.ts';

/** Returns a function that translates an error code; the back office has its own texts. */
function useFailureText() {
  const { t } = useTranslation('back-office');
  return ({ code }: ApiProblem) =>
    (staffErrorCodes as readonly string[]).includes(code) ? t(`errors.${code}`) : t(`common:errors.${code}`);
}

/**
 * Explains a failed call. After the session has expired, the user logs in from another tab and keeps all input.
 * @param error of a query or mutation; nothing is shown without one
 */
export function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('back-office');
  const textOf = useFailureText();
  if (!error) return null;
  const logIn = isLoggedOut(error) && (
    <Button type="link" href={logInPath} target="_blank">
      {t('log_in.title')}
    </Button>
  );
  return <Alert type="error" showIcon role="alert" title={textOf(error as ApiProblem)} action={logIn} />;
}
