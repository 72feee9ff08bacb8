import type { EventDetail, PickUps, PickUpWindow, Position } from '@idavuelta/shared/contracts';
import { BaseMap, labelOffset, labelStyle, meetingPin, placePin } from '@idavuelta/shared/map';
import { useTranslation } from '@idavuelta/shared/platform';
import { usePickUpTexts } from '@idavuelta/shared/ui';
import { useId } from 'react';
import { AttributionControl, Marker, ScaleControl, Tooltip, ZoomControl } from 'react-leaflet';
import { Counties } from './Counties.tsx';
import styles from './EventMap.module.css';
import { firstView } from './first-view.ts';
import { GesturesAfterClick } from './GesturesAfterClick.tsx';
import { Legend } from './Legend.tsx';

export interface EventMapProps {
  event: Pick<EventDetail, 'countryCode' | 'timeZone' | 'place'>;
  pickUps: PickUps & { place: Position };
  /** Id of the county that the visitor has chosen. */
  chosenCounty?: number;
}

type Located<T> = T & { position: Position };
const located = <T extends { position?: Position }>(list: T[]) =>
  list.filter((each): each is Located<T> => each.position !== undefined);
const at = ({ position }: { position: Position }) => position;
const pair = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** The venue, the meeting points with their times, and the counties that vans serve. */
export default function EventMap({ event, pickUps, chosenCounty }: EventMapProps) {
  const { t } = useTranslation('catalog/event-detail');
  const texts = usePickUpTexts(event);
  const describedBy = useId();
  const counties = located(pickUps.provinces.flatMap((province) => province.counties));
  const meetingPoints = located(pickUps.meetingPoints);
  const venue = pickUps.place;
  const named = (name: string, window: PickUpWindow) => t('map.named', { name, pick_up: texts.pickUp(window) });
  return (
    <>
      <div className={styles.map}>
        <BaseMap
          label={t('map.label', { context: event.countryCode, place: event.place.name })}
          describedBy={describedBy}
          bounds={firstView(venue, meetingPoints.map(at), counties.map(at))}
          options={{ zoomSnap: 0.5 }}
          boundsOptions={{ paddingTopLeft: [32, 88], paddingBottomRight: [32, 56], maxZoom: 14 }}
        >
          <Counties
            counties={counties.map(({ id, name, position, ...window }) => ({
              id,
              name,
              at: pair(position),
              line: named(name, window),
            }))}
            chosenCounty={chosenCounty}
          />
          {meetingPoints.map(({ productVariantId, address, position, ...window }) => (
            <Marker
              key={productVariantId}
              position={pair(position)}
              icon={meetingPin}
              keyboard={false}
              interactive={false}
            >
              <Tooltip permanent opacity={1} direction="bottom" className={labelStyle}>
                {named(address.split(',')[0] ?? '', window)}
              </Tooltip>
            </Marker>
          ))}
          <Marker position={pair(venue)} icon={placePin} keyboard={false} interactive={false} zIndexOffset={1000}>
            <Tooltip permanent opacity={1} direction="top" offset={labelOffset} className={labelStyle}>
              {event.place.name}
            </Tooltip>
          </Marker>
          <GesturesAfterClick />
          <ZoomControl zoomInTitle={t('map.zoom_in')} zoomOutTitle={t('map.zoom_out')} />
          <AttributionControl prefix="Leaflet" />
          <ScaleControl imperial={false} />
        </BaseMap>
      </div>
      <Legend
        describedBy={describedBy}
        country={event.countryCode}
        place={event.place.name}
        counties={counties.length > 0}
        meetingPoints={meetingPoints.length > 0}
      />
    </>
  );
}
