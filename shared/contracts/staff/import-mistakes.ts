/** Errors of an event file or form. The back office has their texts. */
export const importMistakeCodes = [
  'cell_text',
  'cell_number',
  'cell_choice',
  'cell_like',
  'no_column',
  'missing',
  'contradicts',
  'unknown_province',
  'unknown_place',
  'unknown_pool',
  'place_missing',
  'coordinate',
  'other_country',
  'other_clocks',
  'no_ticket',
  'name_missing',
  'past',
  'no_such_time',
  'clocks_twice',
  'sale_window',
  'range_first_day',
  'range_one_departure',
  'no_range',
  'before_first_day',
  'days_on_sale',
  'taken',
  'travellers',
  'currency',
  'units',
  'twice',
  'heading_twice',
  'too_many_cells',
  'too_many_rows',
  'too_many_columns',
  'no_rows',
  'unreadable',
] as const;
export type ImportMistakeCode = (typeof importMistakeCodes)[number];

export interface ImportMistake {
  /** As numbered by spreadsheets; absent for errors of the whole file. */
  row?: number;
  column?: string;
  code: ImportMistakeCode;
  /** Values interpolated into the text of the code. */
  values?: Record<string, string | number>;
  /** For the command line: a sentence without its full stop. */
  reason: string;
}
