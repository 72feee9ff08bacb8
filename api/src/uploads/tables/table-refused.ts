/** Why a file has no table that can be read. */
export type TableRefusal = 'type' | 'bomb' | 'rows' | 'columns' | 'empty';

export class TableRefused extends Error {
  readonly reason: TableRefusal;

  constructor(reason: TableRefusal) {
    super(reason);
    this.name = 'TableRefused';
    this.reason = reason;
  }
}
