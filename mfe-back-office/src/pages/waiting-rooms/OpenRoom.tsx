import { type NewWaitingRoom, type WaitingRoom, waitingRoomFields } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { useClocks } from '@idavuelta/shared/ui';
import { Drawer, Form, Select } from 'antd';
import { useDepartures } from '../../features/event-header/event-header.api.ts';
import { EventSelect } from '../../features/event-options/EventSelect.tsx';
import { useEventsById } from '../../features/event-options/event-options.api.ts';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { linkTo } from '../../kit/areas.ts';
import { useOpenRoom } from './waiting-rooms.api.ts';

interface Values extends Omit<NewWaitingRoom, 'eventId'> {
  /** The event's id alone, as the select holds it. */
  eventId: number[];
}

/** Opens a queue in front of an event or one of its departures, and shows its page. */
export function OpenRoom({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('back-office/waiting-rooms');
  const navigate = useNavigate();
  const [form] = Form.useForm<Values>();
  const eventIds = Form.useWatch('eventId', form) ?? [];
  const [open] = useOpenRoom();
  return (
    <Drawer title={t('open.title')} open size="large" onClose={onClose}>
      <p>{t('open.lead')}</p>
      <SaveForm<Values, WaitingRoom>
        texts="back-office/waiting-rooms"
        form={form}
        name="waiting-room"
        action={t('open.action')}
        save={({ eventId: [eventId = 0], departureId, maxAdmitted }) =>
          open({ eventId, maxAdmitted, ...(departureId && { departureId }) })
        }
        saved={() => t('open.done')}
        onSaved={({ id }) => navigate(linkTo('/waiting-rooms/:id', id))}
      >
        <Field of={waitingRoomFields} name="eventId">
          <EventSelect isSingle />
        </Field>
        <Field of={waitingRoomFields} name="departureId">
          <DepartureSelect eventIds={eventIds} />
        </Field>
        <Field of={waitingRoomFields} name="maxAdmitted" />
      </SaveForm>
    </Drawer>
  );
}

interface DepartureSelectProps {
  id?: string;
  eventIds: number[];
  value?: number;
  onChange?: (id: number) => void;
}

/** Selects a departure of the event that is to come. */
function DepartureSelect({ eventIds, ...field }: DepartureSelectProps) {
  const { t } = useTranslation('back-office/waiting-rooms');
  const { moment } = useClocks();
  const [event] = useEventsById(eventIds).data ?? [];
  const { data } = useDepartures(event?.slug ?? '', { skip: !event });
  const options = data?.departures.flatMap(({ id, startsAt, past }) =>
    id && !past ? [{ value: id, label: moment(startsAt, data.timeZone) }] : [],
  );
  return (
    <Select<number> {...field} allowClear disabled={!event} placeholder={t('every_departure')} options={options} />
  );
}
