import type { Position } from '@idavuelta/shared/contracts';
import { BaseMap, placePin } from '@idavuelta/shared/map';
import { useTranslation } from '@idavuelta/shared/platform';
import { latLngBounds } from 'leaflet';
import { Fragment, useState } from 'react';
import { AttributionControl, Marker, Polyline, ZoomControl } from 'react-leaflet';
import { useDesk } from './desk.ts';
import styles from './dispatch.module.css';
import { MapLegend } from './MapLegend.tsx';
import { stopIcon, unplannedIcon } from './map-icons.ts';
import type { ShownTrip } from './plan-view.ts';
import { tripStyle } from './trip-style.ts';
import { usePlanTexts } from './usePlanTexts.ts';

const pair = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** Scrolls to the row of a stop and focuses it. */
const showRow = (party: string) => {
  const row = document.getElementById(`stop-${party}`);
  row?.scrollIntoView({ block: 'center' });
  row?.focus({ preventScroll: true });
};

/** Shows the trips on a map: each in its colour and dash pattern with numbered stops, and the venue. */
export default function PlanMap() {
  const { t } = useTranslation('back-office/dispatch');
  const { plan, view } = useDesk();
  const { at, nameOf } = usePlanTexts(plan);
  // dims the others
  const [chosen, setChosen] = useState<number>();
  const venue = plan.departure.position;
  const placed = (trip: ShownTrip) =>
    trip.stops.flatMap((stop, index) => {
      const position = (stop.point ?? stop.known)?.position;
      const isSameCall = stop.point !== undefined && trip.stops[index - 1]?.point?.id === stop.point.id;
      return position && !isSameCall ? [{ stop, position }] : [];
    });
  /** At a point all who wait there. */
  const namesAt = (trip: ShownTrip, { point, known }: ShownTrip['stops'][number]) =>
    point
      ? [
          point.name,
          ...trip.stops.filter((each) => each.point?.id === point.id).map((each) => nameOf(each.known)),
        ].join(', ')
      : nameOf(known);
  const lineOf = (trip: ShownTrip) => {
    const stops = placed(trip).map(({ position }) => pair(position));
    if (!venue) return stops;
    return plan.direction === 'out' ? [...stops, pair(venue)] : [pair(venue), ...stops];
  };
  const all = [...plan.parties.flatMap(({ position }) => position ?? []), ...(venue ? [venue] : [])];
  if (all.length === 0) return <p>{t('map.nothing')}</p>;
  return (
    <>
      <div className={styles.map}>
        <BaseMap
          label={t('map.title')}
          bounds={latLngBounds(all.map(pair))}
          boundsOptions={{ padding: [32, 32], maxZoom: 15 }}
          options={{ scrollWheelZoom: true }}
        >
          {view.trips.map((trip) => {
            const isPale = chosen !== undefined && chosen !== trip.number;
            const { colour, dash } = tripStyle(trip.number);
            return (
              <Fragment key={trip.number}>
                <Polyline
                  positions={lineOf(trip)}
                  pathOptions={{
                    color: colour,
                    dashArray: dash,
                    weight: isPale ? 2 : 4,
                    opacity: isPale ? 0.25 : 0.85,
                  }}
                  interactive={false}
                />
                {placed(trip).map(({ stop, position }) => (
                  <Marker
                    key={stop.party}
                    position={pair(position)}
                    icon={stopIcon(trip.number, stop)}
                    opacity={isPale ? 0.35 : 1}
                    zIndexOffset={isPale ? 0 : 500}
                    title={`${at(stop.at)} · ${namesAt(trip, stop)}`}
                    keyboard={false}
                    eventHandlers={{ click: () => showRow(stop.party) }}
                  />
                ))}
              </Fragment>
            );
          })}
          {view.unplanned.map(
            ({ party }) =>
              party.position && (
                <Marker
                  key={party.id}
                  position={pair(party.position)}
                  icon={unplannedIcon}
                  title={t('map.unplanned', { name: nameOf(party) })}
                  keyboard={false}
                  zIndexOffset={1000}
                  eventHandlers={{ click: () => showRow(party.id) }}
                />
              ),
          )}
          {venue && (
            <Marker
              position={pair(venue)}
              icon={placePin}
              title={plan.departure.place}
              keyboard={false}
              interactive={false}
            />
          )}
          <ZoomControl zoomInTitle={t('common:address.zoom_in')} zoomOutTitle={t('common:address.zoom_out')} />
          <AttributionControl prefix="Leaflet" />
        </BaseMap>
      </div>
      <MapLegend chosen={chosen} onChoose={setChosen} />
    </>
  );
}
