declare module 'leaflet-minimap' {
  import { Control, type ControlOptions, type Layer, type MapOptions } from 'leaflet';

  interface MiniMapOptions extends ControlOptions {
    width?: number;
    height?: number;
    collapsedWidth?: number;
    collapsedHeight?: number;
    toggleDisplay?: boolean;
    minimized?: boolean;
    strings?: { hideText: string; showText: string };
    aimingRectOptions?: { color: string; weight: number };
    mapOptions?: MapOptions;
  }
  export default class MiniMap extends Control {
    constructor(layer: Layer, options?: MiniMapOptions);
  }
}
