import { useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { Card } from '../../ui/Card.tsx';
import { ChangePassword } from './ChangePassword.tsx';

export default function Password() {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState<'closed' | 'form' | 'closed-again'>('closed');
  return (
    <Card title={t('password.title')} lead={t('password.lead')}>
      {shown === 'form' ? (
        <ChangePassword onClose={() => setShown('closed-again')} />
      ) : (
        // Takes the focus, which would be lost when the form disappears.
        <Button autoFocus={shown === 'closed-again'} onClick={() => setShown('form')}>
          {t('password.open')}
        </Button>
      )}
    </Card>
  );
}
