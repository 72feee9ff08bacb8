import { type Coords, GridLayer } from 'leaflet';
import styles from './MapGround.module.css';

/** Blocks and parks below the tiles: what is seen until they come, or without them. Not the real streets. */
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
