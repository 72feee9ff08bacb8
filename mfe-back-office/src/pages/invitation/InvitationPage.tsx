import type { RouteParams } from '@idavuelta/shared/contracts';
import { staffLinks } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useBegin } from '../../session/useBegin.ts';
import { useOfficeLanguage } from '../../session/useOfficeLanguage.ts';
import { Failure } from '../../ui/Failure.tsx';
import { RecoveryCodeList } from '../../ui/RecoveryCodeList.tsx';
import { StandalonePage } from '../../ui/StandalonePage.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import { useInvitation } from './invitation.api.ts';

/** Accepts an invitation: sets a password, then the authenticator app, then shows the recovery codes. */
export default function InvitationPage({ params: { token = '' } }: { params: RouteParams }) {
  const { t } = useTranslation('back-office');
  const navigate = useNavigate();
  const begin = useBegin();
  const [codes, setCodes] = useState<string[]>();
  // An accepted invitation can no longer be read: the page keeps the data it has.
  const { data: invitation, error } = useInvitation({ token }, { skip: codes !== undefined });
  useOfficeLanguage(invitation?.language);
  if (codes)
    return (
      <StandalonePage title={t('invitation.codes_title')}>
        <RecoveryCodeList codes={codes} />
        <Button type="primary" size="large" block onClick={() => navigate(staffLinks.home())}>
          {t('invitation.enter')}
        </Button>
      </StandalonePage>
    );
  return (
    <StandalonePage title={t('invitation.title')}>
      <Failure error={error} />
      {!invitation && !error && <Spin />}
      {invitation && (
        <AcceptForm
          token={token}
          invitation={invitation}
          onAccepted={(login) => {
            void begin(login.csrfToken);
            setCodes(login.recoveryCodes);
          }}
        />
      )}
    </StandalonePage>
  );
}
