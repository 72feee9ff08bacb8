/** Why a file contains no readable table. */
export type TableRejection = 'type' | 'bomb' | 'rows' | 'columns' | 'cells' | 'empty';

export class TableRejected extends Error {
  readonly reason: TableRejection;

  constructor(reason: TableRejection) {
    super(`It is no spreadsheet that can be read: ${reason}.`);
    this.name = 'TableRejected';
    this.reason = reason;
  }
}
