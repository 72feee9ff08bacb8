import type { RecommendedChoice } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Flex } from 'antd';
import { useState } from 'react';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { EventSelect, useEventLabel } from '../../features/event-options/EventSelect.tsx';
import { useEventsById } from '../../features/event-options/event-options.api.ts';
import { SaveFailure } from '../../forms/SaveFailure.tsx';
import { WideTable } from '../../ui/WideTable.tsx';
import { useChangeRecommended } from './recommended.api.ts';

const swapped = (ids: number[], place: number) => {
  const [before, after] = [ids[place], ids[place + 1]];
  return before && after ? ids.toSpliced(place, 2, after, before) : ids;
};

/** The events that a landing page recommends: chosen and ordered. */
export function RecommendedList({ choice }: { choice: RecommendedChoice }) {
  const { t } = useTranslation('back-office/content');
  const { message } = App.useApp();
  const [ids, setIds] = useState(choice.eventIds);
  // The revision that was read when the list was filled, or when one was told of another's change.
  const [revision, setRevision] = useState(choice.revision);
  const [change, { isLoading, error }] = useChangeRecommended();
  const { data: events = [] } = useEventsById(ids);
  const labelOf = useEventLabel();
  const nameOf = (id: number) => {
    const event = events.find((known) => known.id === id);
    return event ? labelOf(event) : `${id}`;
  };
  const { country } = choice;

  async function save() {
    const { data } = await change({ country, eventIds: ids, revision });
    if (!data) return;
    setRevision(data.revision);
    void message.success(t('saved'));
  }
  return (
    <Flex vertical gap="middle">
      <p>{t('recommended.lead')}</p>
      <EventSelect aria-label={t('recommended.choose')} value={ids} onChange={setIds} />
      <WideTable<{ id: number }>
        label={t('recommended.title')}
        rowKey="id"
        dataSource={ids.map((id) => ({ id }))}
        columns={[
          { title: t('fields.event'), render: (_, { id }) => nameOf(id) },
          {
            title: t('fields.order'),
            render: (_, { id }, place) => (
              <Flex gap="small">
                <Button
                  aria-label={t('up', { name: nameOf(id) })}
                  disabled={place === 0}
                  onClick={() => setIds(swapped(ids, place - 1))}
                >
                  ↑
                </Button>
                <Button
                  aria-label={t('down', { name: nameOf(id) })}
                  disabled={place === ids.length - 1}
                  onClick={() => setIds(swapped(ids, place))}
                >
                  ↓
                </Button>
              </Flex>
            ),
          },
        ]}
      />
      <RecommendedFailure error={error} onKeepMine={() => setRevision(choice.revision)} />
      <div>
        <Button type="primary" loading={isLoading} onClick={() => void save()}>
          {t('back-office:forms.save')}
        </Button>
      </div>
      <h2>{t('back-office:changes.of_this')}</h2>
      <ChangeList subject={`recommended:${country}`} />
    </Flex>
  );
}

/** Why the choice was not saved. */
function RecommendedFailure({ error, onKeepMine }: { error: unknown; onKeepMine: () => void }) {
  const { t } = useTranslation('back-office/content');
  const { code } = (error ?? {}) as Partial<ApiProblem>;
  if (code === 'VALIDATION_FAILED')
    return <Alert type="error" showIcon role="alert" title={t('recommended.other_country')} />;
  return <SaveFailure error={error} labelOf={() => t('recommended.title')} onKeepMine={onKeepMine} />;
}
