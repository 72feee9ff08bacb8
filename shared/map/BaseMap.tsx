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
  /** Id of the element that says the same in words. */
  describedBy?: string;
}

type BaseMapProps = Described &
  Pick<MapContainerProps, 'center' | 'zoom' | 'bounds' | 'boundsOptions'> & {
    /** Further options of leaflet. */
    options?: MapOptions;
    /** Layers and controls: it has none of its own but the ground and the tiles. */
    children: ReactNode;
  };

/**
 * A map on the tiles of the configuration; without them its content shows on a drawn ground. A language change mounts
 * another map, since leaflet's controls keep their texts.
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

/** Lays the map out again when its place changes: it was hidden, or the phone was turned. */
function Layout({ bounds, boundsOptions }: Pick<MapContainerProps, 'bounds' | 'boundsOptions'>) {
  const map = useMap();
  const layOut = useEffectEvent(() => {
    const wasHidden = map.getSize().x === 0;
    map.invalidateSize({ animate: false });
    // Without a size there was no zoom at which they fit.
    if (wasHidden && bounds) map.fitBounds(bounds, boundsOptions);
  });

  useEffect(() => {
    const observer = new ResizeObserver(layOut);
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);

  return null;
}

/** The ground, and the name of what gets the focus: leaflet's own element has none. */
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
