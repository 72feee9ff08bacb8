import { type EventChoices, eventTexts } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Card, Flex } from 'antd';
import { CategoryFields } from './CategoryFields.tsx';
import { FactFields } from './FactFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TextFields } from './TextFields.tsx';

interface EventFieldSectionsProps {
  choices: EventChoices;
  isRange?: boolean;
}

/** Shows the fields of a new or existing event. */
export function EventFieldSections({ choices, isRange = false }: EventFieldSectionsProps) {
  const { t } = useTranslation('back-office/events');
  return (
    <Flex vertical gap="middle" style={{ marginBlockEnd: '1rem' }}>
      <Card title={t('edit.texts')}>
        <TextFields path={['texts']} needed={choices.language} maxLength={eventTexts} rows={5} />
      </Card>
      <FactFields isRange={isRange} />
      <PlaceFields places={choices.places} />
      <CategoryFields choices={choices} />
    </Flex>
  );
}
