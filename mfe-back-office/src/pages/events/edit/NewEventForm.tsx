import { selectCountry } from '@idavuelta/shared/contracts';
import type { NewEventFields } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button, Flex, Form, Input, Select, Spin } from 'antd';
import { useEffect } from 'react';
import { DraftNotice } from '../../../forms/DraftNotice.tsx';
import { showFieldErrors } from '../../../forms/field-errors.ts';
import { useDraft } from '../../../forms/useDraft.ts';
import { linkTo } from '../../../kit/areas.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { newVariant } from './CategoryFields.tsx';
import { cleaned } from './cleaned.ts';
import { EventFieldSections } from './EventFieldSections.tsx';
import { useAddEvent, useEventChoices } from './event.api.ts';
import { PeriodFields } from './PeriodFields.tsx';

const countries = ['PE', 'CL', 'ES'] as const;
const usual = { type: 'massive', hours: 3, pickUpMinutes: 180, salesCloseMinutes: 60, longestRideMinutes: 90 };

/** The form of an event that is not there yet. */
export function NewEventForm() {
  const { t } = useTranslation('back-office/events');
  const navigate = useNavigate();
  const [form] = Form.useForm<NewEventFields>();
  const draft = useDraft(form, 'new-event');
  const home = useSelector(selectCountry);
  const country = Form.useWatch('countryCode', form) ?? home;
  const { data: choices, error: choicesError } = useEventChoices({ country });
  const [add, { isLoading, error }] = useAddEvent();
  useEffect(() => showFieldErrors(form, error, (reason) => t(`mistakes.${reason}`)), [form, error, t]);

  /** Fields that are shown nowhere are kept as well. */
  const edited = () => form.getFieldsValue(true) as NewEventFields;
  const keep = () => draft.keep();

  async function save() {
    const { data } = await add(cleaned(edited()));
    if (!data) return;
    draft.forget();
    navigate(linkTo('/events/:slug', data.slug));
  }
  return (
    <Form<NewEventFields>
      form={form}
      name="event"
      layout="vertical"
      initialValues={{
        countryCode: home,
        ...usual,
        stops: [],
        texts: {},
        place: {},
        categories: [{ texts: {}, variants: [newVariant] }],
      }}
      onValuesChange={keep}
      onFinish={() => void save()}
    >
      <Flex vertical gap="middle">
        <DraftNotice draft={draft} />
        <Flex wrap gap="0 1rem">
          <Form.Item name="countryCode" label={t('filters.country')} style={{ minWidth: '10rem' }}>
            <Select options={countries.map((value) => ({ value, label: t(`countries.${value}`) }))} />
          </Form.Item>
          <Form.Item
            name="slug"
            label={t('fields.slug')}
            extra={t('edit.slug_help')}
            rules={[{ required: true, whitespace: true, message: t('mistakes.missing') }]}
          >
            <Input maxLength={80} autoComplete="off" />
          </Form.Item>
        </Flex>
        <PeriodFields timeZone={choices?.timeZone} />
        <Failure error={choicesError} />
        {choices ? <EventFieldSections choices={choices} onPlace={keep} /> : <Spin />}
        <Failure error={error} />
        <div>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {t('new.save')}
          </Button>
        </div>
      </Flex>
    </Form>
  );
}
