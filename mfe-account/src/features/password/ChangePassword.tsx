import { notified } from '@idavuelta/shared/contracts';
import { PasswordField, validateWith } from '@idavuelta/shared/forms';
import { type ApiProblem, useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { Form } from 'react-final-form';
import { rejectedPasswords } from '../../state/rejected-passwords.ts';
import { Failure } from '../../ui/Failure.tsx';
import { FormBody } from '../../ui/FormBody.tsx';
import { FormButtons } from '../../ui/FormButtons.tsx';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import styles from './ChangePassword.module.css';
import { useChangePassword } from './password.api.ts';
import { type PasswordValues, passwordSchema } from './password.schema.ts';

const validate = validateWith(passwordSchema);

/** Asks for the current password, so that whoever finds the customer's phone cannot change it. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const dispatch = useDispatch();
  const [changePassword, { error }] = useChangePassword();
  const save = async (values: PasswordValues) => {
    const { error: rejected } = await changePassword(values);
    if (rejected) return rejectedPasswords(rejected as ApiProblem);
    dispatch(notified({ kind: 'success', key: 'account:password.changed' }));
    onClose();
    return undefined;
  };
  return (
    <Form<PasswordValues> validate={validate} subscription={{}} onSubmit={save}>
      {() => (
        <FormBody className={styles.form} aria-label={t('password.open')}>
          <PasswordField
            name="currentPassword"
            autoComplete="current-password"
            label={t('password.current')}
            help={t('password.forgotten')}
            autoFocus
          />
          <NewPasswordFields />
          <Failure error={error} />
          <FormButtons submit={t('password.submit')} sending={t('saved.saving')} primary onCancel={onClose} />
        </FormBody>
      )}
    </Form>
  );
}
