import { staffErrorCodes } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { isLoggedOut, logInPath } from './logged-out.ts';

/** Returns a function that translates an error: what is wrong with a field in its words, else the error's code. */
export function useFailureText() {
  const { t, i18n } = useTranslation('back-office');
  return ({ code, errors = [] }: ApiProblem) => {
    const reasons = new Set(errors.map(({ reason }) => `mistakes.${reason}`));
    const known = [...reasons].filter((key) => i18n.exists(`back-office:${key}`));
    if (known.length > 0) return known.map((key) => t(key)).join(' ');
    return (staffErrorCodes as readonly string[]).includes(code) ? t(`errors.${code}`) : t(`common:errors.${code}`);
  };
}

/**
 * Explains a failed call. After the session has expired, the user logs in from another tab and keeps all input.
 * @param error of a query or mutation; nothing is shown without one
 * @param action what can be done about it, such as to try again
 */
export function Failure({ error, action }: { error: unknown; action?: ReactNode }) {
  const { t } = useTranslation('back-office');
  const textOf = useFailureText();
  if (!error) return null;
  const logIn = isLoggedOut(error) && (
    <Button type="link" href={logInPath} target="_blank">
      {t('log_in.title')}
    </Button>
  );
  return <Alert type="error" showIcon role="alert" title={textOf(error as ApiProblem)} action={logIn || action} />;
}
