import { selectLanguage } from '@idavuelta/shared/contracts';
import { type InvitedStaffUser, staffUserFields } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Drawer } from 'antd';
import { Field, Fields } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { type Invite, useInvite } from './people.api.ts';
import { RoleSelect } from './RoleSelect.tsx';
import { ScopeFields } from './ScopeFields.tsx';

interface InviteDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Fields that nobody filled in are there without a value. */
const hasLimits = (scope: Invite['scope'] = {}) => Object.values(scope).some((limit) => limit !== undefined);

/** Invites a person, or sends an earlier invitation again. Input is kept until the invitation is sent. */
export function InviteDrawer({ open, onClose }: InviteDrawerProps) {
  const { t } = useTranslation('back-office');
  const language = useSelector(selectLanguage);
  const [invite] = useInvite();
  return (
    <Drawer title={t('people.invite')} open={open} onClose={onClose}>
      <SaveForm<Invite, InvitedStaffUser>
        texts="back-office"
        name="invite"
        initial={{ role: 'support', language }}
        action={t('people.send')}
        save={({ scope, ...person }) => invite({ ...person, ...(hasLimits(scope) && { scope }) })}
        saved={({ again, email }) => t(again ? 'people.invited_again' : 'people.invited', { email })}
        onSaved={onClose}
      >
        <Fields of={staffUserFields} names={['email', 'name']} />
        <Field of={staffUserFields} name="role">
          <RoleSelect />
        </Field>
        <ScopeFields />
        <Field of={staffUserFields} name="language">
          <LanguageSelect />
        </Field>
      </SaveForm>
    </Drawer>
  );
}
