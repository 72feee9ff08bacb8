import {
  type LetIn,
  letInFields,
  type WaitingRoom,
  type WaitingRoomChange,
  waitingRoomFields,
} from '@idavuelta/shared/contracts/staff';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Button, Flex } from 'antd';
import { useState } from 'react';
import { Field } from '../../forms/Field.tsx';
import { SaveModal } from '../../forms/SaveModal.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useRoomName } from './room-name.ts';
import { useChangeRoom, useCloseRoom, useLetIn } from './waiting-rooms.api.ts';

/** What can be done about a queue: pause it, open it further, let somebody in, close it. */
export function RoomActions({ room }: { room: WaitingRoom }) {
  const { t } = useTranslation('back-office/waiting-rooms');
  const { modal } = App.useApp();
  const nameOf = useRoomName();
  const { id, maxAdmitted, paused, issued } = room;
  const [change, changing] = useChangeRoom();
  const [letIn] = useLetIn();
  const [close, closing] = useCloseRoom();
  const [dialog, setDialog] = useState<'limit' | 'let_in'>();
  const closeDialog = () => setDialog(undefined);

  const confirmClose = () =>
    modal.confirm({
      title: t('close.title', { name: nameOf(room) }),
      content: t('close.lead', { count: Math.max(0, issued - room.nowServing) }),
      okText: t('close.action'),
      okButtonProps: { danger: true },
      onOk: async () => void (await close(id)),
    });

  return (
    <>
      <Flex wrap gap="small">
        <Button
          type={paused ? 'primary' : 'default'}
          loading={changing.isLoading}
          onClick={() => void change({ id, maxAdmitted, paused: !paused })}
        >
          {t(paused ? 'resume' : 'pause')}
        </Button>
        <Button onClick={() => setDialog('limit')}>{t('limit.title')}</Button>
        <Button onClick={() => setDialog('let_in')}>{t('let_in.title')}</Button>
        <Button danger loading={closing.isLoading} onClick={confirmClose}>
          {t('close.action')}
        </Button>
      </Flex>
      <Failure error={changing.error ?? closing.error} />
      {dialog === 'limit' && (
        <SaveModal<Pick<WaitingRoomChange, 'maxAdmitted'>, WaitingRoom>
          texts="back-office/waiting-rooms"
          name="limit"
          title={t('limit.title')}
          action={t('back-office:forms.save')}
          initial={{ maxAdmitted }}
          save={(values) => change({ id, paused, maxAdmitted: values.maxAdmitted })}
          onClose={closeDialog}
        >
          <Field of={waitingRoomFields} name="maxAdmitted" />
        </SaveModal>
      )}
      {dialog === 'let_in' && (
        <SaveModal<LetIn, WaitingRoom>
          texts="back-office/waiting-rooms"
          name="let-in"
          title={t('let_in.title')}
          action={t('let_in.action')}
          // visitors read their position counted from 1
          save={({ position }) => letIn({ id, position: position - 1 })}
          saved={() => t('let_in.done')}
          onClose={closeDialog}
        >
          <Field of={letInFields} name="position" />
        </SaveModal>
      )}
    </>
  );
}
