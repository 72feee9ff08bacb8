/** Why a file has no table that can be read. */
export type TableRejection = 'type' | 'bomb' | 'rows' | 'columns' | 'cells' | 'empty';

export class TableRejected extends Error {
  readonly reason: TableRejection;

  constructor(reason: TableRejection) {
    super(`It is no spreadsheet that can be read: ${reason}.`);
    this.name = 'TableRejected';
    this.reason = reason;
  }
}
