import type { Position } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { App, Flex, Form, Modal, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { PositionFields } from '../../forms/PositionFields.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useDesk } from './desk.ts';
import { usePartyPosition } from './dispatch.api.ts';
import styles from './dispatch.module.css';
import { PartyFacts } from './PartyFacts.tsx';
import { usePlanTexts } from './usePlanTexts.ts';

// leaflet loads with the first map
const PlaceMap = lazy(() => import('../../features/place-map/PlaceMap.tsx'));

interface PositionDialogProps {
  party: string;
  onClose: () => void;
}

/** Says where a party is: by a click on a map, or in numbers. */
export function PositionDialog({ party, onClose }: PositionDialogProps) {
  const { t } = useTranslation('back-office/dispatch');
  const { message } = App.useApp();
  const { plan } = useDesk();
  const { nameById } = usePlanTexts(plan);
  const known = plan.parties.find(({ id }) => id === party);
  const [form] = Form.useForm<Position>();
  const position = Form.useWatch([], form);
  const [place, { isLoading, error }] = usePartyPosition();

  const save = async (to: Position) => {
    const of = { id: plan.departure.id, direction: plan.direction };
    const { data } = await place({ ...of, party, position: to });
    if (!data) return;
    void message.success(t('unplaced.done', { name: nameById(party) }));
    onClose();
  };
  return (
    <Modal
      open
      title={t('unplaced.do_of', { name: nameById(party) })}
      okText={t('back-office:forms.save')}
      cancelText={t('leave')}
      confirmLoading={isLoading}
      onOk={form.submit}
      onCancel={onClose}
    >
      <div className={styles.subject}>
        <PartyFacts party={known} />
      </div>
      <Form<Position>
        form={form}
        name="position"
        layout="vertical"
        initialValues={known?.position}
        onFinish={(values) => void save(values)}
      >
        <Flex wrap gap="0 1rem">
          <PositionFields required />
        </Flex>
      </Form>
      <Suspense fallback={<Spin />}>
        <PlaceMap
          label={t('unplaced.map')}
          pin={t('unplaced.pin')}
          position={position}
          around={plan.departure.position}
          onMove={(moved) => form.setFieldsValue(moved)}
        />
      </Suspense>
      <Failure error={error} />
    </Modal>
  );
}
