import { staffErrorCodes } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button } from 'antd';
import { isLoggedOut, logInPath } from './logged-out.ts';

/** The text of an error code: those of the back office are its own. */
function useFailureText() {
  const { t } = useTranslation('back-office');
  return ({ code }: ApiProblem) =>
    (staffErrorCodes as readonly string[]).includes(code) ? t(`errors.${code}`) : t(`common:errors.${code}`);
}

/**
 * Says why a call failed. Whose session is over logs in beside the page, where all that was typed stays.
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
