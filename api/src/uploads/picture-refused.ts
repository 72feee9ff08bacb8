/** `not_stored`: nothing is wrong with the picture, but its files cannot be written. */
export type PictureRefusal = 'type' | 'pixels' | 'not_stored';

/** The picture is refused and not stored. */
export class PictureRefused extends Error {
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal) {
    super(reason);
    this.name = 'PictureRefused';
    this.reason = reason;
  }
}
