/** `not_stored`: nothing is wrong with the picture, but its files cannot be written. */
export type PictureRejection = 'type' | 'pixels' | 'not_stored';

/** The picture is refused and not stored. */
export class PictureRejected extends Error {
  readonly reason: PictureRejection;

  constructor(reason: PictureRejection) {
    super(reason);
    this.name = 'PictureRefused';
    this.reason = reason;
  }
}
