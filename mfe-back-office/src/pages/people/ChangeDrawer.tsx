import type { StaffUser } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Drawer, Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { SaveFailure } from '../../forms/SaveFailure.tsx';
import { type PersonChange, useChange } from './people.api.ts';
import styles from './people.module.css';
import { RoleSelect } from './RoleSelect.tsx';
import { SecondFactorReset } from './SecondFactorReset.tsx';

type Values = Required<PersonChange>;

const fieldTexts: Record<string, string> = { name: 'fields.name', role: 'fields.role', blocked: 'fields.blocked' };

interface ChangeDrawerProps {
  /** As it is now: the list is read again when somebody else has changed it. */
  person: StaffUser;
  /** Whether it is who is logged in. */
  isOwn: boolean;
  onClose: () => void;
}

/** Changes somebody, and shows what was changed of them before. */
export function ChangeDrawer({ person, isOwn, onClose }: ChangeDrawerProps) {
  const { t } = useTranslation('back-office');
  const { message } = App.useApp();
  // The revision that was read when the drawer opened, or when one was told of another's change.
  const [revision, setRevision] = useState(person.revision);
  const [change, { isLoading, error }] = useChange();
  const save = async (values: Values) => {
    const { data } = await change({ id: person.id, revision, change: values });
    if (!data) return;
    void message.success(t('people.saved'));
    onClose();
  };
  return (
    <Drawer title={t('people.change_of', { name: person.name })} open size="large" onClose={onClose}>
      <Form<Values>
        name="change"
        layout="vertical"
        initialValues={{ name: person.name, role: person.role, blocked: person.state === 'blocked' }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item
          name="name"
          label={t('fields.name')}
          rules={[{ required: true, whitespace: true, message: t('mistakes.required') }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="role" label={t('fields.role')}>
          <RoleSelect />
        </Form.Item>
        <Form.Item name="blocked" label={t('fields.blocked')} valuePropName="checked">
          <Switch />
        </Form.Item>
        <SaveFailure
          error={error}
          labelOf={(field) => t(fieldTexts[field] ?? field)}
          onKeepMine={() => setRevision(person.revision)}
        />
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {t('people.save')}
        </Button>
      </Form>
      {person.state === 'active' && <SecondFactorReset person={person} isOwn={isOwn} />}
      <h2 className={styles.earlier}>{t('changes.of_this')}</h2>
      <ChangeList subject={`staff-user:${person.id}`} />
    </Drawer>
  );
}
