import { type Coords, GridLayer } from 'leaflet';
import styles from './MapGround.module.css';

/** A drawn base layer, seen until the tiles are loaded or without them. Not the real streets. */
export class MapGround extends GridLayer {
  constructor() {
    super({ zIndex: 0 });
  }

  override createTile({ x, y }: Coords) {
    const tile = document.createElement('div');
    tile.className = `${styles.ground} ${(x * 7 + y * 3) % 5 === 0 ? styles.park : ''}`;
    return tile;
  }
}
