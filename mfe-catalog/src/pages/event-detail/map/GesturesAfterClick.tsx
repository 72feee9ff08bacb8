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
    const disableGestures = () => {
      map.scrollWheelZoom.disable();
      if (withFinger) map.dragging.disable();
    };
    const enableGestures = () => {
      map.scrollWheelZoom.enable();
      map.dragging.enable();
    };
    const disableOutside = ({ target }: Event) => {
      if (!container.contains(target as Node)) disableGestures();
    };
    const closeLabels = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') map.eachLayer((layer) => !layer.getTooltip()?.options.permanent && layer.closeTooltip());
    };
    disableGestures();
    map.on('click', enableGestures);
    document.addEventListener('pointerdown', disableOutside);
    document.addEventListener('keydown', closeLabels);
    return () => {
      map.off('click', enableGestures);
      document.removeEventListener('pointerdown', disableOutside);
      document.removeEventListener('keydown', closeLabels);
    };
  }, [map]);

  return null;
}
