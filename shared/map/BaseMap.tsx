import 'leaflet/dist/leaflet.css';
import { selectLanguage } from '@idavuelta/shared/contracts';
import { usePlatform, useSelector } from '@idavuelta/shared/platform';
import type { MapOptions } from 'leaflet';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { MapContainer, type MapContainerProps, TileLayer, useMap } from 'react-leaflet';
import styles from './BaseMap.module.css';
import { MapGround } from './MapGround.ts';

/** Attribution of the tiles. */
const attribution = '© OpenStreetMap';

/** Class of labels on the map. */
export const labelStyle = styles.label;

interface Described {
  /** Name of the region. */
  label: string;
  /** Id of the element that describes the map in words. */
  describedBy?: string;
}

type BaseMapProps = Described &
  Pick<MapContainerProps, 'center' | 'zoom' | 'bounds' | 'boundsOptions'> & {
    /** Further options of leaflet. */
    options?: MapOptions;
    /** Layers and controls, besides the ground and the tiles. */
    children: ReactNode;
  };

/**
 * A map with the configured tiles, or only a drawn ground without them. It is remounted when the language changes,
 * since leaflet's controls keep their texts.
 */
export function BaseMap({ label, describedBy, options, children, ...view }: BaseMapProps) {
  const { mapTiles } = usePlatform();
  const language = useSelector(selectLanguage);
  const moves = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <div className={styles.map}>
      <MapContainer
        key={language}
        {...view}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={false}
        zoomAnimation={moves}
        fadeAnimation={moves}
        markerZoomAnimation={moves}
        inertia={moves}
        {...options}
      >
        <Ground label={label} describedBy={describedBy} />
        <Layout {...view} />
        {mapTiles && <TileLayer url={mapTiles} attribution={attribution} />}
        {children}
      </MapContainer>
    </div>
  );
}

/** Lays the map out again when its container changes size: it was hidden, or the phone was turned. */
function Layout({ bounds, boundsOptions }: Pick<MapContainerProps, 'bounds' | 'boundsOptions'>) {
  const map = useMap();
  const layOut = useEffectEvent(() => {
    const wasHidden = map.getSize().x === 0;
    map.invalidateSize({ animate: false });
    // A hidden map has no size to fit the bounds into.
    if (wasHidden && bounds) map.fitBounds(bounds, boundsOptions);
  });

  useEffect(() => {
    const observer = new ResizeObserver(layOut);
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);

  return null;
}

/** Draws the ground and names the focusable element, which leaflet leaves without a name. */
function Ground({ label, describedBy }: Described) {
  const map = useMap();

  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', label);
    if (describedBy) container.setAttribute('aria-describedby', describedBy);
  }, [map, label, describedBy]);

  useEffect(() => {
    const ground = new MapGround().addTo(map);
    return () => void ground.remove();
  }, [map]);

  return null;
}
