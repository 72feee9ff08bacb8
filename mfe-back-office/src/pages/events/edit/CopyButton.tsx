import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button, Form, Input, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { showFieldErrors } from '../../../forms/field-errors.ts';
import { linkTo } from '../../../kit/areas.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { useCopyEvent } from './event.api.ts';

type CopiedEvent = Pick<StaffEvent, 'slug' | 'name'>;

/** Makes a draft with everything of the event but its departures, and goes there. */
export function CopyButton({ event }: { event: CopiedEvent }) {
  const { t } = useTranslation('back-office/events');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('copy.action')}</Button>
      {isOpen && <CopyDialog event={event} onClose={() => setOpen(false)} />}
    </>
  );
}

function CopyDialog({ event, onClose }: { event: CopiedEvent; onClose: () => void }) {
  const { t } = useTranslation('back-office/events');
  const navigate = useNavigate();
  const [form] = Form.useForm<{ slug: string }>();
  const [copy, { isLoading, error }] = useCopyEvent();
  useEffect(() => {
    if (error) showFieldErrors(form, error, (reason) => t(`mistakes.${reason}`));
  }, [form, error, t]);
  const save = async ({ slug }: { slug: string }) => {
    const { data } = await copy({ event: event.slug, slug });
    if (data) navigate(linkTo('/events/:slug', data.slug));
  };
  return (
    <Modal
      title={t('copy.title', { name: event.name })}
      open
      okText={t('copy.action')}
      confirmLoading={isLoading}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{t('copy.lead')}</p>
      <Form form={form} name="copy" layout="vertical" onFinish={(values) => void save(values)}>
        <Form.Item
          name="slug"
          label={t('fields.slug')}
          extra={t('edit.slug_help')}
          rules={[{ required: true, whitespace: true, message: t('mistakes.missing') }]}
        >
          <Input maxLength={80} autoComplete="off" />
        </Form.Item>
        <Failure error={error} />
      </Form>
    </Modal>
  );
}
