import { oneTimeCodeFields, type RecoveryCodes } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { useState } from 'react';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { useRenewRecoveryCodes } from '../../session/account.api.ts';
import { RecoveryCodeList } from '../../ui/RecoveryCodeList.tsx';
import styles from './tabs.module.css';

/** Issues new recovery codes that replace the earlier ones. @param left number of unused codes */
export function RecoveryTab({ left }: { left: number }) {
  const { t } = useTranslation('back-office');
  const [renew] = useRenewRecoveryCodes();
  const [renewed, setRenewed] = useState<RecoveryCodes>();
  if (renewed) return <RecoveryCodeList codes={renewed.recoveryCodes} />;
  return (
    <div className={styles.form}>
      <SaveForm<{ code: string }, RecoveryCodes>
        texts="back-office"
        name="recovery"
        action={t('recovery.renew')}
        save={({ code }) => renew({ code })}
        saved={() => undefined}
        onSaved={setRenewed}
      >
        <p>{t('recovery.left', { count: left })}</p>
        <Field of={oneTimeCodeFields} name="code" input={{ autoComplete: 'one-time-code' }} />
      </SaveForm>
    </div>
  );
}
