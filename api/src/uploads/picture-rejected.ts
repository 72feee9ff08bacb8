/** `not_stored`: the picture is fine but its files cannot be written. */
export type PictureRejection = 'type' | 'pixels' | 'not_stored';

/** Thrown for a picture that is rejected and not stored. */
export class PictureRejected extends Error {
  readonly reason: PictureRejection;

  constructor(reason: PictureRejection) {
    super(reason);
    this.name = 'PictureRejected';
    this.reason = reason;
  }
}
