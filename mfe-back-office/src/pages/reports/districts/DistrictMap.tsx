import type { DistrictRow } from '@idavuelta/shared/contracts/staff';
import { BaseMap } from '@idavuelta/shared/map';
import { useTranslation } from '@idavuelta/shared/platform';
import { divIcon, latLngBounds } from 'leaflet';
import { AttributionControl, Marker, ZoomControl } from 'react-leaflet';
import styles from './districts.module.css';

type Pair = [number, number];

/** Diameters of the circles in pixels. */
const [smallest, largest] = [24, 48];
/** Neighbouring districts of a city are told apart between two whole steps of the zoom. */
const options = { zoomSnap: 0.25 };

/** A circle with the number of seats, whose area is in proportion to them. */
const circle = (seats: number, most: number) => {
  const size = Math.round(Math.max(smallest, largest * Math.sqrt(seats / most)));
  return divIcon({
    className: styles.circle ?? '',
    iconSize: [size, size],
    html: `<span aria-hidden="true">${seats}</span>`,
  });
};

/** Shows the seats of each district on a map; the table below has the same figures. */
export default function DistrictMap({ rows }: { rows: DistrictRow[] }) {
  const { t } = useTranslation(['back-office/reports', 'common']);
  const placed = rows.flatMap(({ position, seats, county, countyId }) =>
    position && seats > 0 ? [{ at: [position.latitude, position.longitude] as Pair, seats, county, countyId }] : [],
  );
  const most = Math.max(...placed.map(({ seats }) => seats));
  const places = placed.map(({ at }) => at);
  return (
    <div className={styles.map}>
      <BaseMap
        // another set of districts is seen as a whole
        key={places.join(' ')}
        label={t('districts.map')}
        bounds={latLngBounds(places)}
        boundsOptions={{ padding: [28, 28], maxZoom: 13 }}
        options={options}
      >
        {placed.map(({ at, seats, county, countyId }) => (
          <Marker
            key={countyId}
            position={at}
            keyboard={false}
            icon={circle(seats, most)}
            title={`${county}: ${seats}`}
          />
        ))}
        <ZoomControl zoomInTitle={t('common:address.zoom_in')} zoomOutTitle={t('common:address.zoom_out')} />
        <AttributionControl prefix="Leaflet" />
      </BaseMap>
    </div>
  );
}
