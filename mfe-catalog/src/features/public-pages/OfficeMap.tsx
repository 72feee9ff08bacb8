import 'leaflet/dist/leaflet.css';
import { usePlatform, useTranslation } from '@idavuelta/shared/platform';
import { divIcon } from 'leaflet';
import { MapContainer, Marker, TileLayer } from 'react-leaflet';
import styles from './ContactPage.module.css';
import { mapCentre, offices } from './offices.ts';

const zoom = 16;
const icon = divIcon({ className: styles.marker, iconSize: [34, 34], iconAnchor: [17, 34] });

/** The office on a map. Without tiles the marker and the address are there all the same. */
export default function OfficeMap() {
  const { t } = useTranslation('catalog');
  const { mapTiles } = usePlatform();
  const [office] = offices;
  return (
    <MapContainer center={mapCentre} zoom={zoom} scrollWheelZoom={false}>
      {mapTiles && <TileLayer url={mapTiles} />}
      <Marker position={mapCentre} icon={icon} title={t('offices.marker', { address: office.address })} />
    </MapContainer>
  );
}
