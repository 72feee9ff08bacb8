import { links, notified, sessionEnded } from '@idavuelta/shared/contracts';
import { message, PasswordField, validateWith } from '@idavuelta/shared/forms';
import { useDispatch, useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Form } from 'react-final-form';
import * as yup from 'yup';
import { Failure } from '../../ui/Failure.tsx';
import { FormBody } from '../../ui/FormBody.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import styles from './DeleteAccount.module.css';
import { useDeleteAccount } from './my-data.api.ts';

const schema = yup.object({ password: yup.string().required(message('password_is_required')) });
const validate = validateWith(schema);

/** Asks for the password, so that whoever finds the customer's phone cannot delete the account. */
export function DeleteAccount({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [deleteAccount, { error }] = useDeleteAccount();
  const submit = async ({ password }: yup.InferType<typeof schema>) => {
    const { error: rejected } = await deleteAccount({ password });
    if (rejected) return;
    dispatch(notified({ kind: 'success', key: 'account:my_data.deleted' }));
    dispatch(sessionEnded({ reason: 'logout' }));
    navigate(links.home());
  };
  return (
    <Form validate={validate} subscription={{}} onSubmit={submit}>
      {() => (
        <FormBody className={styles.form} aria-label={t('my_data.delete')}>
          <p>{t('my_data.delete_help')}</p>
          <PasswordField name="password" autoComplete="current-password" label={t('my_data.password')} autoFocus />
          <Failure error={error} texts="my_data" />
          <FormButtons submit={t('my_data.confirm')} sending={t('my_data.deleting')} onCancel={onClose} />
        </FormBody>
      )}
    </Form>
  );
}
