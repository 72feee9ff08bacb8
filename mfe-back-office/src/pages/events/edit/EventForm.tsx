import type { EventChoices, EventFields, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Flex, Form } from 'antd';
import { useEffect } from 'react';
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

/**
 * With the revision that was read when the form, or the draft in it, began, or when one was told of another's change: a
 * draft of yesterday does not overwrite what somebody has saved since.
 */
type EditedEvent = EventFields & { revision: number };

/** Edits an event. What is typed stays until it is saved or thrown away. */
export function EventForm({ event, choices, mayChange }: EventFormProps) {
  const { t } = useTranslation('back-office/events');
  const { message } = App.useApp();
  const [form] = Form.useForm<EditedEvent>();
  const draft = useDraft(form, `event.${event.slug}`);
  const [change, { isLoading, error }] = useChangeEvent();
  useEffect(() => showFieldErrors(form, error, (reason) => t(`mistakes.${reason}`)), [form, error, t]);

  /** Fields that are shown nowhere are kept as well. */
  const edited = () => form.getFieldsValue(true) as EditedEvent;
  const keep = () => draft.keep();
  const setAll = (values: Partial<EditedEvent>) =>
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);

  async function save() {
    const { revision, ...fields } = cleaned(edited());
    const { data } = await change({ slug: event.slug, revision, fields });
    if (!data) return;
    draft.forget();
    setAll({ ...data.fields, revision: data.revision });
    void message.success(t('edit.saved'));
  }
  return (
    <Form<EditedEvent>
      form={form}
      name="event"
      layout="vertical"
      disabled={!mayChange}
      initialValues={{ ...event.fields, revision: event.revision }}
      onValuesChange={keep}
      onFinish={() => void save()}
    >
      <Flex vertical gap="middle">
        <DraftNotice draft={draft} />
        <EventFieldSections choices={choices} onPlace={keep} isRange={event.fields.lastDay !== undefined} />
        <SaveFailure
          error={error}
          labelOf={(field) => t(`edit.parts.${field.split('.')[0]}`)}
          onKeepMine={() => setAll({ revision: event.revision })}
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
