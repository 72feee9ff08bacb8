import { Control, DomEvent, DomUtil, type Map as LeafletMap } from 'leaflet';

interface RotateTexts {
  left: string;
  right: string;
}

/** Degrees by which a press turns the map. */
const step = 15;

/**
 * Two buttons that turn the map. leaflet-rotate brings a control of its own, but it only answers to dragging and speaks
 * only English.
 */
export class RotateControl extends Control {
  private readonly texts: RotateTexts;

  constructor(texts: RotateTexts) {
    super({ position: 'topleft' });
    this.texts = texts;
  }

  override onAdd(map: LeafletMap) {
    const bar = DomUtil.create('div', 'leaflet-bar');
    const button = (label: string, sign: string, degrees: number) => {
      const element = DomUtil.create('button', 'leaflet-control-rotate', bar);
      element.type = 'button';
      element.title = label;
      element.setAttribute('aria-label', label);
      element.textContent = sign;
      DomEvent.on(element, 'click', () => map.setBearing((map.getBearing() + degrees + 360) % 360));
    };
    button(this.texts.left, '↺', -step);
    button(this.texts.right, '↻', step);
    DomEvent.disableClickPropagation(bar);
    return bar;
  }
}
