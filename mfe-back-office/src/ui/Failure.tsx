import { staffErrorCodes } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';

/** The text of an error code: those of the back office are its own. */
function useFailureText() {
  const { t } = useTranslation('back-office');
  return ({ code }: ApiProblem) =>
    (staffErrorCodes as readonly string[]).includes(code) ? t(`errors.${code}`) : t(`common:errors.${code}`);
}

/** Says why a call failed. @param error of a query or mutation; nothing is shown without one */
export function Failure({ error }: { error: unknown }) {
  const textOf = useFailureText();
  return error ? <Alert type="error" showIcon role="alert" title={textOf(error as ApiProblem)} /> : null;
}
