import { selectCountry } from '@idavuelta/shared/contracts';
import { eventFields, type NewEventFields, type StaffEvent } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Spin } from 'antd';
import { Field } from '../../../forms/Field.tsx';
import { SaveForm } from '../../../forms/SaveForm.tsx';
import { linkTo } from '../../../kit/areas.ts';
import { CountrySelect } from '../../../ui/CountrySelect.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { newVariant } from './CategoryFields.tsx';
import { EventFieldSections } from './EventFieldSections.tsx';
import { useAddEvent, useEventChoices } from './event.api.ts';
import { PeriodFields } from './PeriodFields.tsx';

const usual = {
  type: 'massive',
  hours: 3,
  pickUpMinutes: 180,
  salesCloseMinutes: 60,
  longestRideMinutes: 90,
  longestWalkMinutes: 0,
  stops: [],
  texts: {},
  place: {},
  categories: [{ texts: {}, variants: [newVariant] }],
} satisfies Partial<NewEventFields>;

export function NewEventForm() {
  const { t } = useTranslation('back-office/events');
  const navigate = useNavigate();
  const [form] = Form.useForm<NewEventFields>();
  const home = useSelector(selectCountry);
  const country = Form.useWatch('countryCode', form) ?? home;
  const { data: choices, error } = useEventChoices({ country });
  const [add] = useAddEvent();
  return (
    <SaveForm<NewEventFields, StaffEvent>
      texts="back-office/events"
      form={form}
      name="event"
      draft="new-event"
      initial={{ ...usual, countryCode: home }}
      action={t('new.save')}
      save={add}
      saved={() => undefined}
      onSaved={({ slug }) => navigate(linkTo('/events/:slug', slug))}
    >
      <Flex wrap gap="0 1rem">
        <Form.Item name="countryCode" label={t('filters.country')} style={{ minWidth: '10rem' }}>
          <CountrySelect />
        </Form.Item>
        <Field of={eventFields} name="slug" />
      </Flex>
      <PeriodFields timeZone={choices?.timeZone} />
      <Failure error={error} />
      {choices ? <EventFieldSections choices={choices} /> : <Spin />}
    </SaveForm>
  );
}
