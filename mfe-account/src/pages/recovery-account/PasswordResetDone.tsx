import { links } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { ButtonLink, Notice } from '@idavuelta/shared/ui';
import { useEffect, useRef } from 'react';

/** Replaces the form and takes the focus, which would be lost with it. */
export function PasswordResetDone() {
  const { t } = useTranslation('account');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="good"
        title={t('recovery.done')}
        action={
          <ButtonLink variant="primary" to={links.home()}>
            {t('common:back_home')}
          </ButtonLink>
        }
      >
        <p>{t('recovery.done_help')}</p>
      </Notice>
    </div>
  );
}
