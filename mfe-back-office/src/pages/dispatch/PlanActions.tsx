import { selectLanguage } from '@idavuelta/shared/contracts';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { useAccount } from '../../session/account.api.ts';
import { useDownload } from '../../session/download.api.ts';
import { Failure } from '../../ui/Failure.tsx';
import { CompareDrawer } from './CompareDrawer.tsx';
import { useDesk } from './desk.ts';
import { useDiscardDraft } from './dispatch.api.ts';
import styles from './dispatch.module.css';
import { PlanAgainDialog } from './PlanAgainDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { type PlanDraftState, revisionOf } from './usePlanDraft.ts';

interface PlanActionsProps {
  draft: PlanDraftState;
  /** Whether the role may edit; comparing and downloading do not require it. */
  mayChange: boolean;
}

/** Shows the actions on the whole plan. */
export function PlanActions({ draft, mayChange }: PlanActionsProps) {
  const { t } = useTranslation('back-office/dispatch');
  const { modal } = App.useApp();
  const { plan, view, mayChange: mayNow } = useDesk();
  const [open, setOpen] = useState<'plan' | 'compare' | 'publish'>();
  const [discard, discarding] = useDiscardDraft();
  const close = () => setOpen(undefined);
  const planRef = { id: plan.departure.id, direction: plan.direction };
  useUndoKeys(mayNow ? draft : {});

  const discardNow = async () => {
    const { data } = await discard({ ...planRef, revision: revisionOf(plan) });
    if (data) draft.clearHistory();
  };
  const askToDiscard = () =>
    void modal.confirm({
      title: t('discard.title'),
      content: t(plan.published ? 'discard.to_published' : 'discard.to_nothing'),
      okText: t('discard.do'),
      cancelText: t('leave'),
      onOk: discardNow,
    });
  return (
    <>
      <Flex wrap gap="small" className={styles.actions}>
        {mayChange && (
          <>
            <Button
              type="primary"
              disabled={!mayNow || !plan.draft || !draft.isSaved}
              onClick={() => setOpen('publish')}
            >
              {t('publish.open')}
            </Button>
            <Button disabled={!mayNow || !draft.isSaved} onClick={() => setOpen('plan')}>
              {t(view.trips.length > 0 ? 'plan.again' : 'plan.first')}
            </Button>
            <Button disabled={!mayNow || !draft.undo} aria-keyshortcuts="Control+Z" onClick={draft.undo}>
              {t('undo')}
            </Button>
            <Button disabled={!mayNow || !draft.redo} aria-keyshortcuts="Control+Shift+Z" onClick={draft.redo}>
              {t('redo')}
            </Button>
            <Button danger disabled={!mayNow || !plan.draft || !draft.isSaved} onClick={askToDiscard}>
              {t('discard.do')}
            </Button>
          </>
        )}
        <Button disabled={!plan.draft || !plan.published} onClick={() => setOpen('compare')}>
          {t('compare.open')}
        </Button>
        <RunSheets />
      </Flex>
      <Failure error={discarding.error} />
      {open === 'compare' && <CompareDrawer onClose={close} />}
      {open === 'plan' && <PlanAgainDialog onStarted={draft.planned} onClose={close} />}
      {open === 'publish' && <PublishDialog onPublished={draft.clearHistory} onClose={close} />}
    </>
  );
}

/** Downloads the drivers' run sheets of the published plan. */
function RunSheets() {
  const { t } = useTranslation('back-office/dispatch');
  const language = useSelector(selectLanguage);
  const { plan } = useDesk();
  const { data: account } = useAccount();
  const [download, { error, isLoading }] = useDownload();
  const { id, event } = plan.departure;
  const save = (format: string) =>
    download({
      url: `/staff-api/departures/${id}/plans/${plan.direction}/run-sheets`,
      params: { format, language },
      name: `${event.slug}-${id}-${plan.direction}.${format}`,
    });
  if (!account?.permissions.includes('run-sheets.read')) return null;
  return (
    <>
      {['pdf', 'csv'].map((format) => (
        <Button key={format} disabled={!plan.published} loading={isLoading} onClick={() => void save(format)}>
          {t('run_sheets', { format: format.toUpperCase() })}
        </Button>
      ))}
      <Failure error={error} />
    </>
  );
}

/** Ctrl+Z undoes, with Shift it redoes; in a field the shortcut belongs to the field. */
function useUndoKeys({ undo, redo }: Partial<Pick<PlanDraftState, 'undo' | 'redo'>>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isField = (event.target as HTMLElement).closest('input, textarea, [role="dialog"]');
      if (isField || event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (event.shiftKey) redo?.();
      else undo?.();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}
