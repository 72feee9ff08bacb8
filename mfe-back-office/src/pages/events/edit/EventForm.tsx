import type { EventChoices, EventFields, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Flex, Form } from 'antd';
import { useEffect, useState } from 'react';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { showFieldErrors } from '../../../forms/field-errors.ts';
import { SaveFailure } from '../../../forms/SaveFailure.tsx';
import { useDraft } from '../../../forms/useDraft.ts';
import { cleaned } from './cleaned.ts';
import { EventFieldSections } from './EventFieldSections.tsx';
import { useChangeEvent } from './event.api.ts';

interface EventFormProps {
  /** As it is now: it is read again when somebody else has changed it. */
  event: StaffEvent;
  choices: EventChoices;
  mayChange: boolean;
}

/** Edits an event. What is typed stays until it is saved or thrown away. */
export function EventForm({ event, choices, mayChange }: EventFormProps) {
  const { t } = useTranslation('back-office/events');
  const { message } = App.useApp();
  const [form] = Form.useForm<EventFields>();
  const draft = useDraft(form, `event.${event.slug}`);
  // The revision that was read when the form opened, or when one was told of another's change.
  const [revision, setRevision] = useState(event.revision);
  const [change, { isLoading, error }] = useChangeEvent();
  useEffect(() => showFieldErrors(form, error, (reason) => t(`mistakes.${reason}`)), [form, error, t]);

  async function save() {
    const fields = cleaned(form.getFieldsValue(true) as EventFields);
    const { data } = await change({ slug: event.slug, revision, fields });
    if (!data) return;
    draft.forget();
    setRevision(data.revision);
    form.setFieldsValue(data.fields as Parameters<typeof form.setFieldsValue>[0]);
    void message.success(t('edit.saved'));
  }
  return (
    <Form<EventFields>
      form={form}
      name="event"
      layout="vertical"
      disabled={!mayChange}
      initialValues={event.fields}
      scrollToFirstError
      onValuesChange={draft.keep}
      onFinish={() => void save()}
    >
      <Flex vertical gap="middle">
        <DraftNotice draft={draft} />
        <EventFieldSections choices={choices} isRange={event.fields.lastDay !== undefined} />
        <SaveFailure
          error={error}
          labelOf={(field) => t(`edit.parts.${field.split('.')[0]}`)}
          onKeepMine={() => setRevision(event.revision)}
        />
        {mayChange && (
          <div>
            <Button type="primary" htmlType="submit" loading={isLoading}>
              {t('edit.save')}
            </Button>
          </div>
        )}
      </Flex>
    </Form>
  );
}
