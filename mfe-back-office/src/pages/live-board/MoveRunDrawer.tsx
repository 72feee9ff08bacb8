import type { LiveRun, RunMoved } from '@idavuelta/shared/contracts/staff';
import { runMoveFields } from '@idavuelta/shared/contracts/staff';
import { type ApiProblem, serverNow, useTranslation } from '@idavuelta/shared/platform';
import { Alert, Drawer, Form, Radio, Select } from 'antd';
import { useEffect } from 'react';
import { Field } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { MovePreview } from './MovePreview.tsx';
import { useMoveRun } from './move-run.api.ts';
import { stateOf } from './run-state.ts';
import { useFleetOptions } from './useFleetOptions.ts';
import { type MoveValues, useMovePreview } from './useMovePreview.ts';

interface MoveRunDrawerProps {
  departureId: number;
  /** As it was when the drawer opened. */
  run: LiveRun;
  timeZone: string;
  onClose: () => void;
}

const { max: longestDelay } = runMoveFields.delayMinutes;

const fieldsOf = (error: ApiProblem | undefined) => (error?.errors ?? []).filter(({ field }) => field !== 'run');

/** Moves a run, or the rest of one under way, to another van or driver, after showing what changes for whom. */
export function MoveRunDrawer({ departureId, run, timeZone, onClose }: MoveRunDrawerProps) {
  const { t } = useTranslation('back-office/live-board');
  const [form] = Form.useForm<MoveValues>();
  const values: MoveValues = Form.useWatch([], form) ?? {};
  const { vehicles, drivers, error: unread } = useFleetOptions({ departureId, run, timeZone });
  const { preview, error, isWaiting } = useMovePreview(run.id, {
    ...(run.leftAt ? {} : { aboard: 'stay' }),
    ...values,
  });
  const [move] = useMoveRun();
  const reasonOf = (problem: unknown) => {
    const ofRun = (problem as ApiProblem | undefined)?.errors?.find(({ field }) => field === 'run');
    return ofRun && t([`mistakes.${ofRun.reason}`, 'back-office:mistakes.invalid']);
  };

  useEffect(() => {
    const problems = fieldsOf(error).map(({ field, reason }) => ({ field, text: t(`mistakes.${reason}`) }));
    const textsOf = (name: string) => problems.flatMap(({ field, text }) => (field === name ? [text] : []));
    if (error || preview)
      form.setFields((['vehicleId', 'driverId'] as const).map((name) => ({ name, errors: textsOf(name) })));
  }, [form, t, error, preview]);

  return (
    <Drawer title={t('move.title', { van: run.van })} open size="large" onClose={onClose}>
      <Failure error={unread} />
      <SaveForm<MoveValues, RunMoved>
        texts="back-office/live-board"
        form={form}
        name="move"
        draft={`run-move.${run.id}`}
        initial={{
          ...(run.vehicleId !== undefined && { vehicleId: run.vehicleId }),
          ...(!run.leftAt && { aboard: 'stay' }),
          delayMinutes: Math.min(Math.max(stateOf(run, serverNow()).delay, 0), longestDelay),
        }}
        save={({ revision: _, ...move_ }) => move({ ...(move_ as Required<MoveValues>), id: run.id, preview: false })}
        saved={({ notified }) => t('move.done', { count: notified })}
        failureOf={reasonOf}
        onSaved={onClose}
        action={t('move.do')}
        isWaiting={!preview}
      >
        <Field of={runMoveFields} name="vehicleId">
          <Select showSearch={{ optionFilterProp: 'label' }} options={vehicles} />
        </Field>
        <Field of={runMoveFields} name="driverId">
          <Select showSearch={{ optionFilterProp: 'label' }} options={drivers} />
        </Field>
        {run.leftAt && (
          <Field of={runMoveFields} name="aboard">
            <Radio.Group
              vertical
              options={(['stay', 'move'] as const).map((value) => ({ value, label: t(`move.aboard.${value}`) }))}
            />
          </Field>
        )}
        <Field of={runMoveFields} name="delayMinutes" suffix={t('move.minutes')} />
        <Field of={runMoveFields} name="note" />
        <div aria-live="polite">
          {preview && <MovePreview run={run} moved={preview} timeZone={timeZone} />}
          {!preview && !error && <p>{t(isWaiting ? 'move.calculating' : 'move.first')}</p>}
        </div>
        {reasonOf(error) ? (
          <Alert type="error" showIcon role="alert" title={reasonOf(error)} />
        ) : (
          fieldsOf(error).length === 0 && <Failure error={error} />
        )}
      </SaveForm>
    </Drawer>
  );
}
