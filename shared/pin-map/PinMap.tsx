import { useTranslation } from '@idavuelta/shared/platform';
import type { LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { useState } from 'react';
import { AttributionControl, Marker, ZoomControl } from 'react-leaflet';
import type { Position } from '../contracts/index.ts';
import { BaseMap, placePin } from '../map/index.ts';
import { FollowPin } from './FollowPin.tsx';
import { clampToReach, type Direction, directions, isWithin, movePin } from './move.ts';
import styles from './PinMap.module.css';

export interface PinMapProps {
  /** Name of the map. */
  label: string;
  position: Position;
  onMove: (position: Position) => void;
}

const zoom = 17;
const pair = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];
const ofKey: Record<string, Direction> = {
  ArrowUp: 'north',
  ArrowDown: 'south',
  ArrowLeft: 'west',
  ArrowRight: 'east',
};

/** A small map with a pin, which is moved by dragging, its arrow keys or four buttons. */
export function PinMap({ label, position, onMove }: PinMapProps) {
  const { t } = useTranslation('common');
  // The pin stays near its first position: it corrects where the address is, and does not choose another address.
  const [origin, setOrigin] = useState(position);
  if (!isWithin(origin, position)) setOrigin(position); // another address was chosen
  const moveTo = (next: Position) => onMove(clampToReach(origin, next));
  const step = (direction: Direction) => moveTo(movePin(position, direction));
  return (
    <div className={styles.pinMap}>
      <div className={styles.map}>
        <BaseMap label={label} center={pair(position)} zoom={zoom}>
          <Marker
            draggable
            position={pair(position)}
            icon={placePin}
            title={t('address.pin')}
            eventHandlers={{
              dragend: ({ target }) => {
                const { lat, lng } = (target as LeafletMarker).getLatLng();
                moveTo({ latitude: lat, longitude: lng });
              },
              keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
                const direction = ofKey[originalEvent.key];
                if (!direction) return;
                originalEvent.preventDefault();
                step(direction);
              },
            }}
          />
          <FollowPin position={position} />
          <ZoomControl zoomInTitle={t('address.zoom_in')} zoomOutTitle={t('address.zoom_out')} />
          <AttributionControl prefix="Leaflet" />
        </BaseMap>
      </div>
      <fieldset className={styles.moves}>
        <legend>{t('address.move')}</legend>
        {directions.map((direction) => (
          <button key={direction} type="button" onClick={() => step(direction)}>
            {t(`address.${direction}`)}
          </button>
        ))}
      </fieldset>
      <p role="status" className="visually-hidden">
        {t('address.pin_at', { latitude: position.latitude.toFixed(5), longitude: position.longitude.toFixed(5) })}
      </p>
    </div>
  );
}
