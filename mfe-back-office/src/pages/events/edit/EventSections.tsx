import { type EventChoices, eventTexts } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import type { ReactNode } from 'react';
import { FormSections, type Section } from '../../../forms/sections/FormSections.tsx';
import { CategoryFields } from './CategoryFields.tsx';
import { FactFields } from './FactFields.tsx';
import { PickUpFields } from './PickUpFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { SaleFields } from './SaleFields.tsx';
import { TextFields } from './TextFields.tsx';

interface EventSectionsProps {
  choices: EventChoices;
  /** Of the event; of a new one, that of the country. */
  timeZone?: string;
  /** Whether an existing event is a range of days. */
  isRange?: boolean;
  picture: ReactNode;
  /** What only a new event has: country and days above the facts, the address below the texts. */
  country?: ReactNode;
  address?: ReactNode;
}

/** The fields of a new or existing event. */
export function EventSections({
  choices,
  timeZone = choices.timeZone,
  isRange = false,
  picture,
  country,
  address,
}: EventSectionsProps) {
  const { t } = useTranslation('back-office/events');
  const section = (key: string, fields: string[], content: ReactNode): Section => ({
    ...{ key, fields, content },
    title: t(`sections.${key}`),
  });
  return (
    <FormSections
      label={t('sections.label')}
      sections={[
        section(
          'texts',
          ['texts', 'slug'],
          <>
            <TextFields path={['texts']} needed={choices.language} maxLength={eventTexts} rows={5} />
            <div>{address}</div>
          </>,
        ),
        section(
          'basics',
          ['countryCode', 'firstDay', 'lastDay', 'type', 'genre', 'artist', 'hours', 'message'],
          <>
            <div>{country}</div>
            <FactFields isRange={isRange} />
          </>,
        ),
        section('picture', ['image', 'imagePath'], picture),
        section('venue', ['place'], <PlaceFields places={choices.places} />),
        section('pick-up', [...pickUpFields, 'stops'], <PickUpFields />),
        section('sale', saleFields, <SaleFields timeZone={timeZone} />),
        { ...section('tickets', ['categories'], <CategoryFields choices={choices} />), isPlain: true },
      ]}
    />
  );
}

const pickUpFields = ['pickUpMinutes', 'salesCloseMinutes', 'longestRideMinutes', 'longestWalkMinutes'];
const saleFields = ['saleOpensAt', 'saleEndsAt', 'maxPerAccount', 'maxPerAddress', 'maxPerCard', 'maxPerNetwork'];
