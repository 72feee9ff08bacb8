/** Where the pictures of the catalogue come from. Their files lie in the configured media folder. */
export interface PictureStore {
  /** Public path of a picture, `/media/<name>` without width and extension; undefined for one it does not have. */
  pathOf(key: string): string | undefined;
  /**
   * Resolves when a file that is still being made is there, at once for any other.
   * @param file as in `/media/<file>`
   */
  whenReady(file: string): Promise<void>;
}
