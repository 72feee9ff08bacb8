import { labelStyle } from '@idavuelta/shared/map';
import type { LeafletEventHandlerFnMap, Path } from 'leaflet';
import { useState } from 'react';
import { CircleMarker, Tooltip, useMapEvents } from 'react-leaflet';

/** From this zoom level on there is room for all names at once. */
const zoomOfNames = 13;

const served = { radius: 7, color: '#0f1d3a', weight: 2, fillColor: '#2f6fed', fillOpacity: 0.75 };
const chosen = { ...served, radius: 11, fillColor: '#ff8a1f', fillOpacity: 1 };

/**
 * leaflet listens to the focus of labelled shapes, which makes each a tab stop in Chromium. The table has the same
 * content.
 */
const withoutFocus: LeafletEventHandlerFnMap = {
  add: ({ target }) => (target as Path).getElement()?.setAttribute('tabindex', '-1'),
};

interface CountiesProps {
  counties: { id: number; name: string; at: [number, number]; line: string }[];
  chosenCounty?: number;
}

/** A circle for each county: its name where there is room, its pick-up times on hover and for the chosen one. */
export function Counties({ counties, chosenCounty }: CountiesProps) {
  const [zoom, setZoom] = useState<number>();
  const map = useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  const named = (zoom ?? map.getZoom()) >= zoomOfNames;
  return counties.map(({ id, name, at, line }) => {
    const isChosen = id === chosenCounty;
    const permanent = isChosen || named;
    return (
      <CircleMarker
        key={`${id} ${isChosen}`}
        center={at}
        eventHandlers={withoutFocus}
        {...(isChosen ? chosen : served)}
      >
        <Tooltip
          key={String(permanent)}
          permanent={permanent}
          opacity={1}
          direction="top"
          offset={[0, -6]}
          className={labelStyle}
        >
          {permanent && !isChosen ? name : line}
        </Tooltip>
      </CircleMarker>
    );
  });
}
