import type { RecommendedChoice } from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { RecommendedEvents } from './RecommendedEvents.tsx';
import { useChangeRecommended } from './recommended.api.ts';

/** Chooses and orders the events that a landing page recommends. */
export function RecommendedList({ choice: { country, eventIds, revision } }: { choice: RecommendedChoice }) {
  const { t } = useTranslation('back-office/content');
  const [change] = useChangeRecommended();
  return (
    <Flex vertical gap="middle">
      <p>{t('recommended.lead')}</p>
      <SaveForm<{ eventIds: number[] }, RecommendedChoice>
        texts="back-office/content"
        name="recommended"
        initial={{ eventIds }}
        revision={revision}
        save={(values) => change({ country, ...values })}
        saved={() => t('saved')}
        labelOf={() => t('recommended.title')}
        mistakeOf={() => t('recommended.other_country')}
      >
        <Form.Item name="eventIds">
          <RecommendedEvents />
        </Form.Item>
      </SaveForm>
      <h2>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`recommended:${country}`} />
    </Flex>
  );
}
