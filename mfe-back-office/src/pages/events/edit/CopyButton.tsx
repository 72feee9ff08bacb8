import { eventFields, type StaffEvent } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useTranslation } from '@idavuelta/shared/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { Field } from '../../../forms/Field.tsx';
import { SaveModal } from '../../../forms/SaveModal.tsx';
import { linkTo } from '../../../kit/areas.ts';
import { useCopyEvent } from './event.api.ts';

type CopiedEvent = Pick<StaffEvent, 'slug' | 'name'>;

/** Copies the event, without its departures, into a draft and opens it. */
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
  const [copy] = useCopyEvent();
  return (
    <SaveModal<{ slug: string }, StaffEvent>
      texts="back-office/events"
      name="copy"
      title={t('copy.title', { name: event.name })}
      action={t('copy.action')}
      save={({ slug }) => copy({ event: event.slug, slug })}
      saved={() => undefined}
      onSaved={({ slug }) => navigate(linkTo('/events/:slug', slug))}
      onClose={onClose}
    >
      <p>{t('copy.lead')}</p>
      <Field of={eventFields} name="slug" />
    </SaveModal>
  );
}
