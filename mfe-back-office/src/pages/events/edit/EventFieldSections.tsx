import type { EventChoices } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Card, Flex } from 'antd';
import { CategoryFields } from './CategoryFields.tsx';
import { FactFields } from './FactFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { TextFields } from './TextFields.tsx';

interface EventFieldSectionsProps {
  choices: EventChoices;
  /** Another place was chosen, or it was moved: antd tells only of what is typed. */
  onPlace: () => void;
  isRange?: boolean;
}

/** The fields of an event, new or not. */
export function EventFieldSections({ choices, onPlace, isRange = false }: EventFieldSectionsProps) {
  const { t } = useTranslation('back-office/events');
  return (
    <Flex vertical gap="middle">
      <Card title={t('edit.texts')}>
        <TextFields path={['texts']} needed={choices.language} maxLength={{ name: 120, description: 2000 }} rows={5} />
      </Card>
      <FactFields isRange={isRange} />
      <PlaceFields places={choices.places} onChange={onPlace} />
      <CategoryFields choices={choices} />
    </Flex>
  );
}
