import 'leaflet';

declare module 'leaflet' {
  interface MapOptions {
    /** leaflet-rotate: whether the map can be rotated. */
    rotate?: boolean;
    rotateControl?: boolean;
    touchRotate?: boolean;
    shiftKeyRotate?: boolean;
  }
  interface Map {
    /** Degrees clockwise from north, 0 to 360. */
    getBearing(): number;
    setBearing(degrees: number): void;
  }
}
