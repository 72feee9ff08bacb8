/** Makes the pictures of the catalogue. Their files are in the configured media folder. */
export interface PictureStore {
  /** Public path of a picture, `/media/<name>` without width and extension; undefined for an unknown key. */
  pathOf(key: string): string | undefined;
  /**
   * Waits for a file while it is made; resolves at once for any other.
   * @param file as in `/media/<file>`
   */
  whenReady(file: string): Promise<void>;
}
