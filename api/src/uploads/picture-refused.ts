export type PictureRefusal = 'type' | 'pixels';

/** The picture is refused and not stored. */
export class PictureRefused extends Error {
  readonly reason: PictureRefusal;

  constructor(reason: PictureRefusal) {
    super(reason);
    this.name = 'PictureRefused';
    this.reason = reason;
  }
}
