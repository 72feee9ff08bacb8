import type { Position } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { Flex, Form, Spin } from 'antd';
import { lazy, Suspense } from 'react';
import { PositionFields } from '../../forms/PositionFields.tsx';
import { SaveModal } from '../../forms/SaveModal.tsx';
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

/** Sets a party's position by a click on the map, or in numbers. */
export function PositionDialog({ party, onClose }: PositionDialogProps) {
  const { t } = useTranslation('back-office/dispatch');
  const { plan } = useDesk();
  const { nameById } = usePlanTexts(plan);
  const known = plan.parties.find(({ id }) => id === party);
  const [form] = Form.useForm<Position>();
  const position = Form.useWatch([], form);
  const [place] = usePartyPosition();

  const planRef = { id: plan.departure.id, direction: plan.direction };
  return (
    <SaveModal<Position, unknown>
      texts="back-office/dispatch"
      form={form}
      name="position"
      title={t('unplaced.do_of', { name: nameById(party) })}
      action={t('back-office:forms.save')}
      initial={known?.position}
      save={({ latitude, longitude }) => place({ ...planRef, party, position: { latitude, longitude } })}
      saved={() => t('unplaced.done', { name: nameById(party) })}
      onClose={onClose}
    >
      <div className={styles.subject}>
        <PartyFacts party={known} />
      </div>
      <Flex wrap gap="0 1rem">
        <PositionFields required />
      </Flex>
      <Suspense fallback={<Spin />}>
        <PlaceMap
          label={t('unplaced.map')}
          pin={t('unplaced.pin')}
          position={position}
          around={plan.departure.position}
          onMove={(moved) => form.setFieldsValue(moved)}
        />
      </Suspense>
    </SaveModal>
  );
}
