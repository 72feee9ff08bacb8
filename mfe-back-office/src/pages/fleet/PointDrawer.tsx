import { selectCountry } from '@idavuelta/shared/contracts';
import { type PickUpPoint, type PickUpPointInput, pickUpPointFields } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Drawer, Flex, Form } from 'antd';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import PlaceMap from '../../features/place-map/PlaceMap.tsx';
import { Field } from '../../forms/Field.tsx';
import { PositionFields } from '../../forms/PositionFields.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { offerUndo } from '../../kit/undo/undo-store.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { useAddPoint, useChangePoint } from './fleet.api.ts';
import styles from './fleet.module.css';

interface PointDrawerProps {
  /** Current data; undefined for a new one. */
  point: PickUpPoint | undefined;
  onClose: () => void;
}

/** Creates or edits a pick-up point. */
export default function PointDrawer({ point, onClose }: PointDrawerProps) {
  const { t } = useTranslation('back-office/fleet');
  const countryCode = useSelector(selectCountry);
  const [add] = useAddPoint();
  const [change] = useChangePoint();
  const { id, ...known } = point ?? { id: 0, countryCode, isRetired: false };
  return (
    <Drawer title={point ? t('change_of', { name: point.name }) : t('points.add')} open size="large" onClose={onClose}>
      <SaveForm<PickUpPointInput, PickUpPoint>
        texts="back-office/fleet"
        name="point"
        draft={`point.${id || 'new'}`}
        initial={known}
        revision={point?.revision}
        save={({ revision, ...input }) => (point ? change({ id, revision, change: input }) : add(input))}
        saved={({ name, isRetired }) => (point && isRetired !== point.isRetired ? undefined : t('saved', { name }))}
        mistakeOf={(reason) => t(reason === 'taken' ? 'points.taken' : 'back-office:mistakes.invalid')}
        onSaved={({ id: stored, revision, ...values }) => {
          onClose();
          const { name, isRetired } = values;
          if (point && isRetired !== point.isRetired)
            offerUndo({
              text: t(isRetired ? 'points.was_retired' : 'points.was_put_back', { name }),
              undo: () => change({ id: stored, revision, change: { ...values, isRetired: !isRetired } }),
            });
        }}
      >
        <Field of={pickUpPointFields} name="name" extra={t('help.pointName')} />
        <Field of={pickUpPointFields} name="address" />
        <Field of={pickUpPointFields} name="countryCode">
          <CountrySelect />
        </Field>
        <Flex wrap gap="0 1rem">
          <PositionFields path={['position']} required />
        </Flex>
        <Form.Item name="position" valuePropName="position" trigger="onMove" noStyle>
          <PlaceMap label={t('points.map')} pin={t('points.pin')} />
        </Form.Item>
        <Field of={pickUpPointFields} name="isRetired" label={t('points.is_retired')} />
      </SaveForm>
      {point && (
        <>
          <h2 className={styles.earlier}>{t('back-office:changes.of_this')}</h2>
          <ChangeList subject={`pick-up-point:${point.id}`} />
        </>
      )}
    </Drawer>
  );
}
