import 'leaflet.fullscreen/dist/Control.FullScreen.css';
import 'leaflet-minimap/dist/Control.MiniMap.min.css';
import { MapGround } from '@idavuelta/shared/map';
import { usePlatform, useTranslation } from '@idavuelta/shared/platform';
import { type Control, circleMarker, control, layerGroup, tileLayer } from 'leaflet';
import FullScreen from 'leaflet.fullscreen';
import MiniMap from 'leaflet-minimap';
import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

import { mapCentre } from './map-place.ts';
import { RotateControl } from './RotateControl.ts';

/** Controls: zoom, rotate, full screen, scale and overview. The map is remounted when the language changes. */
export function MapControls() {
  const { t } = useTranslation('catalog/contact');
  const { mapTiles } = usePlatform();
  const map = useMap();

  useEffect(() => {
    const text = (name: string) => t(`map.${name}`);
    const here = circleMarker(mapCentre, { radius: 5, color: '#0f1d3a', fillColor: '#ff8a1f', fillOpacity: 1 });
    const overview = layerGroup([new MapGround(), here]);
    if (mapTiles) overview.addLayer(tileLayer(mapTiles));
    const controls: Control[] = [
      control.zoom({ zoomInTitle: text('zoom_in'), zoomOutTitle: text('zoom_out') }),
      new RotateControl({ left: text('rotate_left'), right: text('rotate_right'), north: text('north') }),
      new FullScreen({
        position: 'topright',
        title: text('fullscreen'),
        titleCancel: text('fullscreen_off'),
        forceSeparateButton: true,
      }),
      control.attribution({ prefix: 'Leaflet' }),
      control.scale({ position: 'bottomleft', imperial: false }),
      new MiniMap(overview, {
        width: 132,
        height: 132,
        collapsedWidth: 44,
        collapsedHeight: 44,
        toggleDisplay: true,
        minimized: map.getSize().x < 480,
        strings: { hideText: text('overview_hide'), showText: text('overview_show') },
        aimingRectOptions: { color: '#9a3f00', weight: 2 },
        mapOptions: { keyboard: false, rotateControl: false },
      }),
    ];
    for (const each of controls) each.addTo(map);
    return () => {
      for (const each of controls) each.remove();
    };
  }, [map, mapTiles, t]);

  return null;
}
