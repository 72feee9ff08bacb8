import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Form, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { lockParty, moveParty, placeOf, type StopLock, sendToPoint, withoutParty } from './draft-moves.ts';
import { NoteField } from './NoteField.tsx';
import { PartyFacts } from './PartyFacts.tsx';
import { useNote } from './useNote.ts';
import { usePlanTexts } from './usePlanTexts.ts';

const noTrip = -1;
const door = 0;

interface StopDialogProps {
  party: string;
  onClose: () => void;
}

/**
 * Moves a party to any trip and position, sends it to a pick-up point and locks it there: the alternative to dragging for keyboard and touch. Also
 * edits the note to the driver.
 */
export function StopDialog({ party, onClose }: StopDialogProps) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, view, change, openPosition } = useDesk();
  const { nameOf, pointText, tripName } = usePlanTexts(plan);
  const known = plan.parties.find(({ id }) => id === party);
  const from = placeOf(view.trips, party);
  const stop = from && view.trips[from.trip]?.stops[from.position];
  const [trip, setTrip] = useState(from?.trip ?? noTrip);
  const [position, setPosition] = useState(from?.position ?? 0);
  const [lock, setLock] = useState<StopLock | 'none'>(stop?.lock ?? 'none');
  const [point, setPoint] = useState(stop?.point?.id ?? door);
  const note = useNote(known);
  const isMoved = trip !== (from?.trip ?? noTrip) || position !== from?.position;
  const name = nameOf(known);
  const target = view.trips[trip];
  const others = target?.stops.filter((each) => each.party !== party) ?? [];
  // the time at another position is not known yet
  const wantedLock = isMoved && lock === 'time' ? 'trip' : lock;

  const chooseTrip = (chosen: number) => {
    setTrip(chosen);
    setPosition(chosen === from?.trip ? from.position : (view.trips[chosen]?.stops.length ?? 0));
  };
  const isArranged = isMoved || wantedLock !== (stop?.lock ?? 'none') || point !== (stop?.point?.id ?? door);
  const applyArrangement = () => {
    if (!target) return change((trips) => withoutParty(trips, party), t('taken_out', { name }));
    const words = { name, trip: tripName(target), position: position + 1 };
    return change(
      (trips) => {
        const moved = isMoved ? moveParty(trips, party, { trip, position }) : trips;
        const sent = sendToPoint(moved, party, point === door ? undefined : point);
        return lockParty(sent, party, wantedLock === 'none' ? undefined : wantedLock, stop?.at);
      },
      t('moved', words),
    );
  };
  const save = async () => {
    if (note.isChanged && !(await note.save())) return;
    onClose();
    if (isArranged) applyArrangement();
  };
  return (
    <Modal
      open
      title={t('move_of', { name })}
      okText={t('back-office:forms.save')}
      cancelText={t('leave')}
      okButtonProps={{ disabled: !isArranged && !note.isChanged }}
      confirmLoading={note.isSaving}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={styles.subject}>
        <PartyFacts party={known} />
      </div>
      <Form layout="vertical">
        <Form.Item label={t('trip')} htmlFor="stop-trip">
          <Select
            id="stop-trip"
            value={trip}
            options={[
              { value: noTrip, label: t('no_trip') },
              ...view.trips.map((each, value) => ({
                value,
                label: `${tripName(each)} · ${t('load', { load: each.seats, seats: each.vehicle?.seats ?? '–' })}`,
              })),
            ]}
            onChange={chooseTrip}
          />
        </Form.Item>
        {target && (
          <>
            <Form.Item label={t('position')} htmlFor="stop-position">
              <Select
                id="stop-position"
                value={position}
                options={[...others, undefined].map((each, value) => ({
                  value,
                  label: each
                    ? t('position_before', { number: value + 1, name: nameOf(each.known) })
                    : t('position_last', { number: value + 1 }),
                }))}
                onChange={setPosition}
              />
            </Form.Item>
            {known?.points && (
              <Form.Item label={t('point.label')} htmlFor="stop-point">
                <Select
                  id="stop-point"
                  value={point}
                  options={[
                    { value: door, label: t('point.door') },
                    ...known.points.map((each) => ({ value: each.id, label: pointText(each) })),
                  ]}
                  onChange={setPoint}
                />
              </Form.Item>
            )}
            <Form.Item label={t('locks.label')}>
              <Radio.Group
                vertical
                value={wantedLock}
                onChange={({ target: chosen }) => setLock(chosen.value)}
                options={(['none', 'trip', 'time'] as const).map((value) => ({
                  value,
                  label: t(`locks.${value}`),
                  disabled: value === 'time' && isMoved,
                }))}
              />
            </Form.Item>
          </>
        )}
        {known && <NoteField note={note} />}
        {known && (
          <Button
            onClick={() => {
              onClose();
              openPosition(party);
            }}
          >
            {t('unplaced.correct')}
          </Button>
        )}
      </Form>
    </Modal>
  );
}
