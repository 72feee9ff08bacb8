import { useTranslation } from '@idavuelta/shared/platform';
import { Flex } from 'antd';
import { EventSelect, useEventLabel } from '../../features/event-options/EventSelect.tsx';
import { useEventsById } from '../../features/event-options/event-options.api.ts';
import { MoveButtons, moveItem } from '../../ui/MoveButtons.tsx';
import { WideTable } from '../../ui/WideTable.tsx';

interface RecommendedEventsProps {
  value?: number[];
  onChange?: (ids: number[]) => void;
}

/** A form field: an ordered list of events. */
export function RecommendedEvents({ value: ids = [], onChange }: RecommendedEventsProps) {
  const { t } = useTranslation('back-office/content');
  const { data: events = [] } = useEventsById(ids);
  const labelOf = useEventLabel();
  const nameOf = (id: number) => {
    const event = events.find((known) => known.id === id);
    return event ? labelOf(event) : `${id}`;
  };
  return (
    <Flex vertical gap="middle">
      <EventSelect aria-label={t('recommended.choose')} value={ids} onChange={onChange} />
      <WideTable<{ id: number }>
        label={t('recommended.title')}
        rowKey="id"
        dataSource={ids.map((id) => ({ id }))}
        columns={[
          { title: t('fields.event'), render: (_, { id }) => nameOf(id) },
          {
            title: t('fields.order'),
            render: (_, { id }, index) => (
              <Flex gap="small">
                <MoveButtons
                  name={nameOf(id)}
                  index={index}
                  count={ids.length}
                  onMove={(to) => onChange?.(moveItem(ids, index, to))}
                />
              </Flex>
            ),
          },
        ]}
      />
    </Flex>
  );
}
