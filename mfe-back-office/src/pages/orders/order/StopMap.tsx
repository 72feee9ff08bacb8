import type { Position } from '@idavuelta/shared/contracts';
import { BaseMap, labelOffset, labelStyle, meetingPin, placePin } from '@idavuelta/shared/map';
import { useTranslation } from '@idavuelta/shared/platform';
import { latLngBounds } from 'leaflet';
import { AttributionControl, Marker, Tooltip, ZoomControl } from 'react-leaflet';
import styles from './order.module.css';

export interface Stop {
  address: string;
  position: Position;
}

const pair = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** Shows the pick-up points and the venue on a map. */
export default function StopMap({ stops, place }: { stops: Stop[]; place: Stop | undefined }) {
  const { t } = useTranslation('back-office/orders');
  const all = place ? [...stops, place] : stops;
  return (
    <div className={styles.map}>
      <BaseMap
        label={t('map.title')}
        bounds={latLngBounds(all.map(({ position }) => pair(position)))}
        boundsOptions={{ padding: [48, 64], maxZoom: 15 }}
      >
        {all.map((stop) => (
          <Marker
            key={stop.address}
            position={pair(stop.position)}
            icon={stop === place ? placePin : meetingPin}
            alt={stop.address}
            keyboard={false}
            interactive={false}
          >
            <Tooltip permanent direction="top" offset={labelOffset} className={labelStyle}>
              {stop.address}
            </Tooltip>
          </Marker>
        ))}
        <ZoomControl zoomInTitle={t('common:address.zoom_in')} zoomOutTitle={t('common:address.zoom_out')} />
        <AttributionControl prefix="Leaflet" />
      </BaseMap>
    </div>
  );
}
