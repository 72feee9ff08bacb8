import { oneTimeCodeFields, type StaffUser } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert } from 'antd';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { useResetSecondFactor } from './people.api.ts';
import styles from './people.module.css';

interface SecondFactorResetProps {
  person: StaffUser;
  /** Whether it is the logged-in account, which only a colleague can reset. */
  isOwn: boolean;
}

/** Resets the second factor of a colleague who lost their phone: asks for the user's own code. */
export function SecondFactorReset({ person, isOwn }: SecondFactorResetProps) {
  const { t } = useTranslation('back-office');
  return (
    <section aria-labelledby="second-factor">
      <h2 id="second-factor" className={styles.earlier}>
        {t('people.second_factor')}
      </h2>
      {person.awaitsSecondFactor && <Alert type="info" showIcon title={t('people.awaits_second_factor')} />}
      {isOwn ? <p>{t('people.own_second_factor', { email: person.email })}</p> : <ResetForm person={person} />}
    </section>
  );
}

function ResetForm({ person: { id, name, email } }: { person: StaffUser }) {
  const { t } = useTranslation('back-office');
  const [reset] = useResetSecondFactor();
  return (
    <SaveForm<{ code: string }, StaffUser>
      texts="back-office"
      name="reset"
      action={t('people.reset')}
      danger
      save={({ code }) => reset({ id, code })}
      saved={() => t('people.reset_done', { email })}
    >
      <p>{t('people.reset_lead', { name })}</p>
      <Field
        of={oneTimeCodeFields}
        name="code"
        label={t('people.your_code')}
        input={{ autoComplete: 'one-time-code' }}
      />
    </SaveForm>
  );
}
