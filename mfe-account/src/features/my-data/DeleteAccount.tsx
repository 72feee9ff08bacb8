import { links, notified, sessionEnded } from '@idavuelta/shared/contracts';
import { message, TextField, validateWith } from '@idavuelta/shared/forms';
import { type ApiProblem, useDispatch, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { Form } from 'react-final-form';
import * as yup from 'yup';
import { Failure } from '../../ui/Failure.tsx';
import styles from './DeleteAccount.module.css';
import { useDeleteAccount } from './my-data.api.ts';

const schema = yup.object({ password: yup.string().required(message('password_is_required')) });
const validate = validateWith(schema);

/** Asks for the password: an account is deleted by its customer, not by who finds their phone. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [deleteAccount, { error }] = useDeleteAccount();
  const code = (error as ApiProblem | undefined)?.code;
  const submit = async ({ password }: yup.InferType<typeof schema>) => {
    const { error: refused } = await deleteAccount({ password });
    if (refused) return;
    dispatch(notified({ kind: 'success', key: 'account:my_data.deleted' }));
    dispatch(sessionEnded({ reason: 'logout' }));
    navigate(links.home());
  };
  return (
    <Form validate={validate} subscription={{ submitting: true }} onSubmit={submit}>
      {({ handleSubmit, submitting }) => (
        <form
          noValidate
          className={styles.form}
          aria-label={t('my_data.delete')}
          onSubmit={(event) => {
            event.preventDefault();
            if (!submitting) void handleSubmit();
          }}
        >
          <p>{t('my_data.delete_help')}</p>
          <TextField
            name="password"
            type="password"
            autoComplete="current-password"
            label={t('my_data.password')}
            autoFocus
          />
          {code === 'VALIDATION_FAILED' || code === 'STATE_CONFLICT' ? (
            <p role="alert" className={styles.failure}>
              {t(`my_data.errors.${code}`)}
            </p>
          ) : (
            <Failure error={error} />
          )}
          <div className={styles.buttons}>
            <Button type="submit" aria-disabled={submitting}>
              {submitting ? t('my_data.deleting') : t('my_data.confirm')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('saved.cancel')}
            </Button>
          </div>
        </form>
      )}
    </Form>
  );
}
