import { Control, DomEvent, DomUtil, type Map as LeafletMap } from 'leaflet';

interface RotateTexts {
  left: string;
  right: string;
  north: string;
}

/** Degrees per press. */
const step = 15;

const arrow = (mirrored: boolean) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"${mirrored ? ' style="transform: scaleX(-1)"' : ''}><path d="M5 12a7 7 0 1 1 2.500 5.400M5 6v6h6" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const needle =
  '<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" style="transform: rotate(var(--bearing, 0deg))"><path d="M12 2l4 10H8z" fill="#f26b0f"/><path d="M12 22l-4-10h8z" fill="#8b8578"/></svg>';

/**
 * Two buttons that rotate the map and, between them, a compass that resets the rotation. leaflet-rotate's own control
 * can only be dragged and has only English texts.
 */
export class RotateControl extends Control {
  private readonly texts: RotateTexts;

  constructor(texts: RotateTexts) {
    super({ position: 'topleft' });
    this.texts = texts;
  }

  override onAdd(map: LeafletMap) {
    const bar = DomUtil.create('div', 'leaflet-bar');
    const button = (label: string, content: string, bearing: () => number) => {
      const element = DomUtil.create('button', '', bar);
      element.type = 'button';
      element.title = label;
      element.setAttribute('aria-label', label);
      element.innerHTML = content;
      DomEvent.on(element, 'click', () => map.setBearing(bearing()));
      return element;
    };
    const { left, right, north } = this.texts;
    button(left, arrow(false), () => (map.getBearing() - step + 360) % 360);
    const compass = button(north, needle, () => 0);
    button(right, arrow(true), () => (map.getBearing() + step) % 360);
    map.on('rotate', () => compass.style.setProperty('--bearing', `${Math.round(map.getBearing())}deg`));
    DomEvent.disableClickPropagation(bar);
    return bar;
  }
}
