import type { EventStateChange, ManagedEventRow } from '@idavuelta/shared/contracts/staff';
import type { ApiProblem } from '@idavuelta/shared/platform';
import { useTranslation } from '@idavuelta/shared/platform';
import { Alert, App, Button, Dropdown } from 'antd';
import { offerUndo } from '../../kit/undo/undo-store.ts';
import { Failure } from '../../ui/Failure.tsx';
import { useEventState } from './list/event-list.api.ts';

/** The event fields that determine which actions are available. */
type ChangedEvent = Pick<ManagedEventRow, 'slug' | 'name' | 'revision' | 'visibility' | 'status' | 'salesStopped'>;

export function changesOf({ visibility, status, salesStopped }: ChangedEvent): EventStateChange[] {
  if (status === 'withdrawn') return [];
  return [
    ...(visibility === 'draft' || visibility === 'unlisted' ? (['publish'] as const) : []),
    ...(visibility === 'draft' || visibility === 'public' ? (['unlist'] as const) : []),
    ...(visibility === 'draft' ? [] : ([salesStopped ? 'sell-again' : 'stop-selling'] as const)),
  ];
}

/** Returns the change that leads back; a draft that was published or unlisted is no draft again. */
function inverseOf(change: EventStateChange, { visibility }: Pick<ChangedEvent, 'visibility'>) {
  if (change === 'stop-selling') return 'sell-again';
  if (change === 'sell-again') return 'stop-selling';
  if (visibility === 'draft') return undefined;
  return change === 'publish' ? 'unlist' : 'publish';
}

/** Publishes or unlists an event, and stops or resumes its sales; each action explains its effect first. */
export function StateMenu({ event }: { event: ChangedEvent }) {
  const { t } = useTranslation('back-office/events');
  const { modal, message } = App.useApp();
  const [changeState] = useEventState();
  const changes = changesOf(event);
  if (changes.length === 0) return null;

  async function applyChange(change: EventStateChange) {
    const { slug, revision } = event;
    const { data, error } = await changeState({ slug, revision, change });
    const inverse = inverseOf(change, event);
    const text = t(`state.${change}.done`, { name: event.name });
    if (data && inverse)
      return offerUndo({ text, undo: () => changeState({ slug, revision: data.revision, change: inverse }) });
    if (data) return void message.success(text);
    modal.error({
      title: t(`state.${change}.title`, { name: event.name }),
      content: <StateFailure problem={error as ApiProblem} />,
    });
  }
  const confirmChange = (change: EventStateChange) =>
    modal.confirm({
      title: t(`state.${change}.title`, { name: event.name }),
      content: t(`state.${change}.lead`),
      okText: t(`state.${change}.action`),
      onOk: () => applyChange(change),
    });
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: changes.map((change) => ({ key: change, label: t(`state.${change}.action`) })),
        onClick: ({ key }) => confirmChange(key as EventStateChange),
      }}
    >
      <Button aria-label={t('state.menu_of', { name: event.name })}>{t('columns.state')}</Button>
    </Dropdown>
  );
}

/**
 * Explains why the state was not changed. After a conflict it shows the other user's change; the menu then offers what
 * is left.
 */
function StateFailure({ problem }: { problem: ApiProblem }) {
  const { t } = useTranslation('back-office/events');
  if ((problem.code as string) !== 'CHANGED_MEANWHILE') return <Failure error={problem} />;
  const fields = problem.errors?.map(({ field }) => t(`edit.parts.${field}`)).join(', ');
  return <Alert type="warning" showIcon role="alert" title={t('state.changed_meanwhile', { fields })} />;
}
