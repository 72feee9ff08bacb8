import { languageNames, languages, selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Drawer, Form, Input, Select } from 'antd';
import { Failure } from '../../ui/Failure.tsx';
import { type Invite, useInvite } from './people.api.ts';
import { RoleSelect } from './RoleSelect.tsx';

interface InviteDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** Invites somebody, or somebody again. What was typed stays until the invitation is sent. */
export function InviteDrawer({ open, onClose }: InviteDrawerProps) {
  const { t } = useTranslation('back-office');
  return (
    <Drawer title={t('people.invite')} open={open} onClose={onClose}>
      <InviteForm onSent={onClose} />
    </Drawer>
  );
}

function InviteForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('back-office');
  const { message } = App.useApp();
  const [form] = Form.useForm<Invite>();
  const language = useSelector(selectLanguage);
  const [invite, { isLoading, error }] = useInvite();
  const send = async (values: Invite) => {
    const { data } = await invite(values);
    if (!data) return;
    form.resetFields();
    void message.success(t(data.again ? 'people.invited_again' : 'people.invited', { email: data.email }));
    onSent();
  };
  return (
    <Form<Invite>
      form={form}
      name="invite"
      layout="vertical"
      initialValues={{ role: 'support', language }}
      onFinish={(values) => void send(values)}
    >
      <Form.Item
        name="email"
        label={t('fields.email')}
        rules={[{ required: true, type: 'email', message: t('mistakes.email') }]}
      >
        <Input type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('fields.name')}
        rules={[{ required: true, whitespace: true, message: t('mistakes.required') }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item name="role" label={t('fields.role')}>
        <RoleSelect />
      </Form.Item>
      <Form.Item name="language" label={t('fields.language')}>
        <Select options={languages.map((value) => ({ value, label: languageNames[value] }))} />
      </Form.Item>
      <Failure error={error} />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {t('people.send')}
      </Button>
    </Form>
  );
}
