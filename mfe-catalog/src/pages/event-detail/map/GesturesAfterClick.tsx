import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/**
 * The wheel and one finger scroll the page until the map is clicked, and again after a click elsewhere. Buttons, keys
 * and two fingers always move the map. Escape closes tooltips.
 */
export function GesturesAfterClick() {
  const map = useMap();

  useEffect(() => {
    const container = map.getContainer();
    const withFinger = window.matchMedia('(pointer: coarse)').matches;
    const rest = () => {
      map.scrollWheelZoom.disable();
      if (withFinger) map.dragging.disable();
    };
    const start = () => {
      map.scrollWheelZoom.enable();
      map.dragging.enable();
    };
    const restOutside = ({ target }: Event) => {
      if (!container.contains(target as Node)) rest();
    };
    const closeLabels = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') map.eachLayer((layer) => !layer.getTooltip()?.options.permanent && layer.closeTooltip());
    };
    rest();
    map.on('click', start);
    document.addEventListener('pointerdown', restOutside);
    document.addEventListener('keydown', closeLabels);
    return () => {
      map.off('click', start);
      document.removeEventListener('pointerdown', restOutside);
      document.removeEventListener('keydown', closeLabels);
    };
  }, [map]);

  return null;
}
