/** Why a file is no guest list at all. */
export type GuestListRefusal = 'type' | 'bomb' | 'rows' | 'columns' | 'empty';

export class GuestListRefused extends Error {
  readonly reason: GuestListRefusal;

  constructor(reason: GuestListRefusal) {
    super(reason);
    this.name = 'GuestListRefused';
    this.reason = reason;
  }
}
