/** Creates the catalogue's pictures in the configured media folder. */
export interface PictureStore {
  /** Returns a picture's public path, `/media/<name>` without width and extension; undefined for an unknown key. */
  pathOf(key: string): string | undefined;
  /**
   * Waits while a file is being created; resolves at once for any other.
   * @param file as in `/media/<file>`
   */
  whenReady(file: string): Promise<void>;
}
