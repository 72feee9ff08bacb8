import { type Position, selectCountry } from '@idavuelta/shared/contracts';
import { BaseMap, placePin } from '@idavuelta/shared/map';
import { useSelector, useTranslation } from '@idavuelta/shared/platform';
import type { Marker as LeafletMarker } from 'leaflet';
import { useEffect } from 'react';
import { AttributionControl, Marker, useMap, useMapEvents, ZoomControl } from 'react-leaflet';
import styles from './PlaceMap.module.css';

interface PlaceMapProps {
  /** Accessible name of the map. */
  label: string;
  /** Label of the pin. */
  pin: string;
  /** Both coordinates or neither. */
  position?: Partial<Position> | undefined;
  /** Initial centre while there is no position; the capital by default. */
  around?: Position;
  onMove?: (position: Position) => void;
}

/** Initial centre of the map while there is no position: the capitals. */
const capitals = { PE: [-12.046, -77.043], CL: [-33.448, -70.669], ES: [40.417, -3.703] } as const;
/** Rounds to about a metre. */
const rounded = (degrees: number) => Number(degrees.toFixed(5));
const positionOf = ({ lat, lng }: { lat: number; lng: number }): Position => ({
  latitude: rounded(lat),
  longitude: rounded(lng),
});

/**
 * Shows a map on which the user sets a position by clicking or dragging the pin; the fields above show it in numbers.
 */
export default function PlaceMap({ label, pin, position, around, onMove }: PlaceMapProps) {
  const { t } = useTranslation('common');
  const country = useSelector(selectCountry);
  const { latitude, longitude } = position ?? {};
  const at =
    typeof latitude === 'number' && typeof longitude === 'number' ? ([latitude, longitude] as const) : undefined;
  const start = around ? ([around.latitude, around.longitude] as const) : capitals[country];
  return (
    <div className={styles.map}>
      <BaseMap label={label} center={[...(at ?? start)]} zoom={at ? 15 : 11}>
        <Clicks onMove={onMove} />
        {at && (
          <>
            <Marker
              draggable
              position={[...at]}
              icon={placePin}
              title={pin}
              eventHandlers={{ dragend: ({ target }) => onMove?.(positionOf((target as LeafletMarker).getLatLng())) }}
            />
            <Follow latitude={at[0]} longitude={at[1]} />
          </>
        )}
        <ZoomControl zoomInTitle={t('address.zoom_in')} zoomOutTitle={t('address.zoom_out')} />
        <AttributionControl prefix="Leaflet" />
      </BaseMap>
    </div>
  );
}

function Clicks({ onMove }: Pick<PlaceMapProps, 'onMove'>) {
  useMapEvents({ click: ({ latlng }) => onMove?.(positionOf(latlng)) });
  return null;
}

/** Moves the map to the pin when the position changes. */
function Follow({ latitude, longitude }: Position) {
  const map = useMap();
  useEffect(() => {
    if (!map.getBounds().contains([latitude, longitude])) map.setView([latitude, longitude], 15);
  }, [map, latitude, longitude]);
  return null;
}
