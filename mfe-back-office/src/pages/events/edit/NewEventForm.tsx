import { selectCountry } from '@idavuelta/shared/contracts';
import type { EventChoices, NewEventFields, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { useNavigate, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Form, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { SaveForm } from '../../../forms/SaveForm.tsx';
import { linkTo } from '../../../kit/areas.ts';
import { CountrySelect } from '../../../ui/CountrySelect.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import type { ChosenPicture } from '../picture/NewPicture.tsx';
import { useSetPicture } from '../picture/picture.api.ts';
import { unstoredPictures } from '../picture/unstored-pictures.ts';
import { AddressField } from './AddressField.tsx';
import { newVariant } from './CategoryFields.tsx';
import { EventSections } from './EventSections.tsx';
import { useAddEvent, useEventChoices } from './event.api.ts';
import { PeriodFields } from './PeriodFields.tsx';

// the cropping of pictures loads after the form
const NewPicture = lazy(() => import('../picture/NewPicture.tsx'));

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

/** Creates an event as a draft, with its picture. */
export function NewEventForm() {
  const { t } = useTranslation('back-office/events');
  const navigate = useNavigate();
  const [form] = Form.useForm<NewEventFields>();
  const home = useSelector(selectCountry);
  const country = Form.useWatch('countryCode', form) ?? home;
  const { data: choices, error } = useEventChoices({ country });
  const [add] = useAddEvent();
  const [picture, setPicture] = useState<ChosenPicture>();
  const [sent, setSent] = useState(0);
  const [storePicture, { isLoading }] = useSetPicture();

  async function save(values: NewEventFields) {
    const added = await add(values);
    if (!added.data || !picture) return added;
    const { slug, revision } = added.data;
    const stored = await storePicture({ slug, revision, ...picture, onProgress: setSent });
    // the draft was created: its page says that the picture failed and offers to try again
    if (stored.error) unstoredPictures.set(slug, { picture, error: stored.error });
    return added;
  }
  const titleOf = ({ texts }: Partial<NewEventFields>) =>
    (choices && texts?.[choices.language]?.name) || t('new.title');
  return (
    <SaveForm<NewEventFields, StaffEvent>
      texts="back-office/events"
      form={form}
      name="event"
      draft="new-event"
      draftTitle={titleOf}
      initial={{ ...usual, countryCode: home }}
      action={t('new.save')}
      save={save}
      saved={() => undefined}
      onSaved={({ slug }) => navigate(linkTo('/events/:slug', slug) + (unstoredPictures.has(slug) ? '#picture' : ''))}
    >
      <Failure error={error} />
      {choices ? (
        <EventSections
          choices={choices}
          picture={
            <Suspense fallback={<Skeleton active title={false} />}>
              <NewPicture chosen={picture} isLoading={isLoading} sent={sent} onChange={setPicture} />
            </Suspense>
          }
          country={
            <>
              <Form.Item name="countryCode" label={t('filters.country')} style={{ maxWidth: '14rem' }}>
                <CountrySelect />
              </Form.Item>
              <PeriodFields timeZone={choices.timeZone} />
            </>
          }
          address={<NewAddress language={choices.language} />}
        />
      ) : (
        <Skeleton active title={false} />
      )}
    </SaveForm>
  );
}

/** Follows the name in the language of the country. */
function NewAddress({ language }: Pick<EventChoices, 'language'>) {
  const name = Form.useWatch(['texts', language, 'name']) as string | undefined;
  return <AddressField name={name} />;
}
