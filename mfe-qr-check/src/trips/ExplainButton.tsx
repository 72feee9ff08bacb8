import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { PlainField } from '../ui/PlainField.tsx';
import styles from './trips.module.css';

/** As long as the API takes it. */
const maxLength = 200;

interface ExplainButtonProps {
  names: string;
  onExplain: (reason: string) => void;
}

/** Says why somebody does not ride who was not waited for in vain, such as who comes by themselves. */
export function ExplainButton({ names, onExplain }: ExplainButtonProps) {
  const { t } = useTranslation('qr');
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const text = t('trips.explain');
  if (!isOpen)
    return (
      <Button variant="quiet" aria-label={`${text}: ${names}`} onClick={() => setIsOpen(true)}>
        {text}
      </Button>
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason.trim()) onExplain(reason.trim());
      }}
    >
      <PlainField
        name="reason"
        label={t('trips.explain_label')}
        maxLength={maxLength}
        value={reason}
        onType={setReason}
      />
      <Button type="submit">{t('trips.explain_save')}</Button>
    </form>
  );
}
