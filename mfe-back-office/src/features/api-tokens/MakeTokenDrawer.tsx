import {
  type MadeApiToken,
  type NewApiToken,
  type StaffPermission,
  tokenDays,
  tokenFields,
} from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Drawer, Select } from 'antd';
import { useState } from 'react';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { type TokenOwner, tokenHooks } from './api-tokens.api.ts';
import { PermissionsField } from './PermissionsField.tsx';
import { Secret } from './Secret.tsx';

interface MakeTokenDrawerProps {
  owner: TokenOwner;
  grantable: StaffPermission[];
  onClose: () => void;
}

/** Makes a token, and shows it this once. */
export function MakeTokenDrawer({ owner, grantable, onClose }: MakeTokenDrawerProps) {
  const { t } = useTranslation('back-office');
  const [make] = tokenHooks[owner].useMakeToken();
  const [made, setMade] = useState<MadeApiToken>();
  return (
    <Drawer
      title={made ? t('api_tokens.made', { name: made.name }) : t(`api_tokens.make.${owner}`)}
      open
      size="large"
      // a click beside it must not lose a token that is shown once
      mask={{ closable: !made }}
      onClose={onClose}
    >
      {made ? (
        <>
          <Secret lead={t('api_tokens.once')} secret={made.token} />
          <Button type="primary" onClick={onClose}>
            {t('api_tokens.kept')}
          </Button>
        </>
      ) : (
        <SaveForm<NewApiToken, MadeApiToken>
          texts="back-office"
          name="token"
          initial={{ days: 90, permissions: [] }}
          action={t('api_tokens.submit')}
          save={({ name, permissions, days }) => make({ name, permissions, days })}
          saved={() => undefined}
          onSaved={setMade}
        >
          <Field
            of={tokenFields}
            name="name"
            label={t(`api_tokens.name.${owner}`)}
            extra={t(`api_tokens.help.${owner}`)}
          />
          <Field of={tokenFields} name="days" label={t('api_tokens.expires')}>
            <Select options={tokenDays.map((value) => ({ value, label: t('api_tokens.days', { count: value }) }))} />
          </Field>
          <Field of={tokenFields} name="permissions" label={t('api_tokens.permissions')}>
            <PermissionsField grantable={grantable} />
          </Field>
        </SaveForm>
      )}
    </Drawer>
  );
}
