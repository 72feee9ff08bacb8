import type { ErrorCode } from '@idavuelta/shared/contracts';
import { type FieldMessage, validateWith } from '@idavuelta/shared/forms';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { Form } from 'react-final-form';
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx';
import styles from './PasswordForm.module.css';
import { type NewPassword, recoverySchema } from './recovery.schema.ts';

interface PasswordFormProps {
  sending: boolean;
  error?: ErrorCode;
  /** @returns the errors of the API by field */
  onSubmit: (passwords: NewPassword) => Promise<Record<string, FieldMessage> | undefined>;
}

export function PasswordForm({ sending, error, onSubmit }: PasswordFormProps) {
  const { t } = useTranslation('account');
  return (
    <Form<NewPassword>
      validate={validate}
      subscription={{}}
      onSubmit={(values) => onSubmit(recoverySchema.cast(values) as NewPassword)}
    >
      {({ handleSubmit }) => (
        <form noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
          <p>{t('recovery.lead')}</p>
          {error && (
            <p role="alert" className={styles.rejection}>
              {t(`common:errors.${error}`)}
            </p>
          )}
          <NewPasswordFields />
          <Button variant="primary" type="submit" aria-disabled={sending}>
            {t(sending ? 'recovery.sending' : 'recovery.submit')}
          </Button>
        </form>
      )}
    </Form>
  );
}

const validate = validateWith(recoverySchema);
