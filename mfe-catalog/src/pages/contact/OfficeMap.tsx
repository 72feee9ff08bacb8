import { BaseMap, labelOffset, labelStyle, placePin } from '@idavuelta/shared/map';
import { useTranslation } from '@idavuelta/shared/platform';
import 'leaflet-rotate';
import { Marker, Tooltip } from 'react-leaflet';
import { MapControls } from './MapControls.tsx';
import { mainOffice, mapCentre, mapZoom } from './map-place.ts';
import styles from './OfficeMap.module.css';

const turning = { rotate: true, rotateControl: false, touchRotate: true };

/** The office on a map. Marker and address are shown even without tiles. */
export default function OfficeMap() {
  const { t } = useTranslation('catalog/contact');
  const { address } = mainOffice;
  return (
    <div className={styles.map}>
      <BaseMap label={t('map.label', { address })} center={mapCentre} zoom={mapZoom} options={turning}>
        <Marker position={mapCentre} icon={placePin} title={address} alt={address} interactive={false}>
          <Tooltip permanent direction="top" offset={labelOffset} className={labelStyle}>
            {address}
          </Tooltip>
        </Marker>
        <MapControls />
      </BaseMap>
    </div>
  );
}
