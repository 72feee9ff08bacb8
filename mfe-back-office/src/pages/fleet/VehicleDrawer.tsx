import { selectCountry } from '@idavuelta/shared/contracts';
import { spaceKinds } from '@idavuelta/shared/contracts/rules';
import { type Vehicle, type VehicleInput, vehicleFields, vehicleSpaceFields } from '@idavuelta/shared/contracts/staff';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Drawer, Form } from 'antd';
import { usePreviewVehicle } from '../../features/broken-trips/broken-trips.api.ts';
import { useAskAboutTrips } from '../../features/broken-trips/useAskAboutTrips.tsx';
import { ChangeList } from '../../features/changes/ChangeList.tsx';
import { PartnerSelect } from '../../features/partners/PartnerSelect.tsx';
import { Field, Fields } from '../../forms/Field.tsx';
import { SaveForm } from '../../forms/SaveForm.tsx';
import { offerUndo } from '../../kit/undo/undo-store.ts';
import { CountrySelect } from '../../ui/CountrySelect.tsx';
import { BaseFields } from './BaseFields.tsx';
import { useAddVehicle, useChangeVehicle } from './fleet.api.ts';
import styles from './fleet.module.css';
import { OutageFields } from './OutageFields.tsx';

type Values = VehicleInput & { hasBase: boolean };

interface VehicleDrawerProps {
  /** Current data; undefined for a new one. */
  vehicle: Vehicle | undefined;
  onClose: () => void;
}

/** Creates or edits a vehicle. */
export default function VehicleDrawer({ vehicle, onClose }: VehicleDrawerProps) {
  const { t } = useTranslation('back-office/fleet');
  const countryCode = useSelector(selectCountry);
  const [add] = useAddVehicle();
  const [change] = useChangeVehicle();
  const [preview] = usePreviewVehicle();
  const askAboutTrips = useAskAboutTrips();
  const { id, ...known } = vehicle ?? { id: 0, countryCode, isRetired: false, outages: [] };
  return (
    <Drawer
      title={vehicle ? t('change_of', { name: vehicle.plate }) : t('vehicles.add')}
      open
      size="large"
      onClose={onClose}
    >
      <SaveForm<Values, Vehicle>
        texts="back-office/fleet"
        name="vehicle"
        draft={`vehicle.${id || 'new'}`}
        initial={{ ...known, hasBase: vehicle?.base !== undefined }}
        revision={vehicle?.revision}
        save={async ({ revision, hasBase, base, spaces = {}, ...values }) => {
          const hasSpaces = vehicle?.spaces !== undefined || Object.values(spaces).some((count) => count !== undefined);
          const input = { ...values, ...(hasBase && { base }), ...(hasSpaces && { spaces }) };
          if (!vehicle) return add(input);
          return askAboutTrips(await preview({ id, change: input }), () => change({ id, revision, change: input }));
        }}
        saved={({ plate, isRetired }) =>
          vehicle && isRetired !== vehicle.isRetired ? undefined : t('saved', { name: plate })
        }
        onSaved={({ id: stored, revision, ...values }) => {
          onClose();
          const { plate, isRetired } = values;
          if (vehicle && isRetired !== vehicle.isRetired)
            offerUndo({
              text: t(isRetired ? 'vehicles.was_retired' : 'vehicles.was_put_back', { name: plate }),
              undo: () => change({ id: stored, revision, change: { ...values, isRetired: !isRetired } }),
            });
        }}
      >
        <Fields of={vehicleFields} names={['plate', 'name', 'seats']} />
        <fieldset className={styles.spaces}>
          <legend>{t('fields.spaces')}</legend>
          {spaceKinds.map((kind) => (
            <Field key={kind} of={vehicleSpaceFields} at={['spaces']} name={kind} label={t(`spaces.${kind}`)} />
          ))}
        </fieldset>
        <Field of={vehicleFields} name="countryCode">
          <CountrySelect />
        </Field>
        <Form.Item name="partnerId" label={t('fields.partner')} extra={t('help.partner')}>
          <PartnerSelect />
        </Form.Item>
        <BaseFields />
        <h2>{t('fields.outages')}</h2>
        <OutageFields />
        <Field of={vehicleFields} name="isRetired" />
      </SaveForm>
      {vehicle && (
        <>
          <h2 className={styles.earlier}>{t('back-office:changes.of_this')}</h2>
          <ChangeList subject={`vehicle:${vehicle.id}`} />
        </>
      )}
    </Drawer>
  );
}
