import { selectLanguage } from '@idavuelta/shared/contracts';
import { usePlatform, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { divIcon } from 'leaflet';
import 'leaflet-rotate';
import { MapContainer, Marker, TileLayer, Tooltip } from 'react-leaflet';
import { MapControls } from './MapControls.tsx';
import { mainOffice, mapCentre, mapZoom } from './map-place.ts';
import styles from './OfficeMap.module.css';

const icon = divIcon({
  className: '',
  iconSize: [44, 52],
  iconAnchor: [22, 50],
  html: `<svg viewBox="0 0 44 52" width="44" height="52" aria-hidden="true"><path d="M22 50C9 35 4 29 4 20a18 18 0 1 1 36 0c0 9-5 15-18 30z" fill="#ff8a1f" stroke="#0f1d3a" stroke-width="3"/><circle cx="22" cy="20" r="7" fill="#0f1d3a"/></svg>`,
});

/** Attribution of the tiles. */
const attribution = '© OpenStreetMap';

/** The office on a map. Marker and address show without tiles too. */
export default function OfficeMap() {
  const { t } = useTranslation('catalog/contact');
  const { mapTiles } = usePlatform();
  const language = useSelector(selectLanguage);
  const { address } = mainOffice;
  return (
    <section className={styles.map} aria-label={t('map.label', { address })}>
      <MapContainer
        key={language}
        center={mapCentre}
        zoom={mapZoom}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={false}
        rotate
        rotateControl={false}
        touchRotate
      >
        {mapTiles && <TileLayer url={mapTiles} attribution={attribution} />}
        <Marker position={mapCentre} icon={icon} title={address} alt={address} interactive={false}>
          <Tooltip permanent direction="top" offset={[0, -50]} className={styles.label}>
            {address}
          </Tooltip>
        </Marker>
        <MapControls />
      </MapContainer>
    </section>
  );
}
