import { staffPasswordFields } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { useChangePassword } from '../../session/account.api.ts';
import styles from './tabs.module.css';

const { min: count } = staffPasswordFields.password;

/** Changes the password and ends all other sessions. */
export function PasswordTab() {
  const { t } = useTranslation('back-office');
  const [change] = useChangePassword();
  return (
    <div className={styles.form}>
      <SaveForm<{ current: string; password: string }, unknown>
        texts="back-office"
        name="password"
        save={({ current, password }) => change({ current, password })}
        saved={() => t('account.password_changed')}
      >
        <p>{t('account.password_lead')}</p>
        <Field of={staffPasswordFields} name="current" input={{ autoComplete: 'current-password' }} />
        <Field
          of={staffPasswordFields}
          name="password"
          label={t('fields.new_password')}
          extra={t('invitation.password_help', { count })}
          input={{ autoComplete: 'new-password' }}
        />
      </SaveForm>
    </div>
  );
}
