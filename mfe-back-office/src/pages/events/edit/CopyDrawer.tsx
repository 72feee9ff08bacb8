import { type CopyEventInput, copyFields, type StaffEvent } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Drawer, Form } from 'antd';
import { Field } from '../../../forms/Field.tsx';
import { SaveForm } from '../../../forms/SaveForm.tsx';
import { linkTo } from '../../../kit/areas.ts';
import { AddressField } from './AddressField.tsx';
import { CopiedDates } from './CopiedDates.tsx';
import { useCopyEvent } from './event.api.ts';

export interface CopyValues extends CopyEventInput {
  /** Copies departures too. */
  withDates: boolean;
}

/** Copies the event into a draft with its own name, address and dates, and opens it. */
export default function CopyDrawer({ event, onClose }: { event: StaffEvent; onClose: () => void }) {
  const { t } = useTranslation('back-office/events');
  const navigate = useNavigate();
  const [copy] = useCopyEvent();
  const [form] = Form.useForm<CopyValues>();
  const name = Form.useWatch('name', form) ?? event.name;
  return (
    <Drawer title={t('copy.title', { name: event.name })} open size="large" onClose={onClose}>
      <SaveForm<CopyValues, StaffEvent>
        texts="back-office/events"
        form={form}
        name="copy"
        initial={{ name: event.name, withDates: false }}
        action={t('copy.action')}
        save={({ slug, name: newName, withDates, weeks, departureIds }) =>
          copy({
            ...{ event: event.slug, slug },
            ...(newName !== undefined && { name: newName.trim() }),
            ...(withDates && { weeks, departureIds }),
          })
        }
        saved={() => undefined}
        onSaved={({ slug }) => navigate(linkTo('/events/:slug', slug))}
      >
        <p>{t('copy.lead')}</p>
        <Field of={copyFields} name="name" label={t('texts.name')} extra={t('help.copyName')} />
        <AddressField name={name} />
        <CopiedDates event={event} />
      </SaveForm>
    </Drawer>
  );
}
