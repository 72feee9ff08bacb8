import { buffer } from 'node:stream/consumers';
import { type Language, languageTag } from '@idavuelta/shared/contracts';
import PDFDocument from 'pdfkit';
import { bold, drawnText, regular } from '../drawn-text/drawn-text.ts';
import { isWrittenAsItComes } from '../drawn-text/simple-letters.ts';
import type { TableColumn } from './table-file.ts';

export interface PrintedTable<Row> {
  title: string;
  /** Text below the title. */
  lead: string;
  rows: Row[];
}

interface TablesPdfOptions<Row> {
  title: string;
  language: Language;
  /** A4 by default, always landscape. */
  paper?: 'A4' | 'A3';
  columns: TableColumn<Row>[];
  /** Each starts a new page. */
  tables: PrintedTable<Row>[];
}

export interface TablePdfOptions<Row> extends PrintedTable<Row>, Omit<TablesPdfOptions<Row>, 'tables'> {}

const size = 8;
const padding = 4;
const ink = '#14213d';
const line = '#d9d2c5';
/** Pixels per point, as in print. */
const sharpness = 4;

type Document = PDFKit.PDFDocument;

interface Cell {
  text: string;
  width: number;
  height: number;
  /** Image of text that the PDF writer cannot render. */
  picture?: Buffer;
}

async function cellOf(document: Document, text: string, width: number): Promise<Cell> {
  const inner = width - 2 * padding;
  if (isWrittenAsItComes(text)) return { text, width, height: document.heightOfString(text, { width: inner }) };
  const drawn = await drawnText({ text, size: size * sharpness, colour: ink, width: Math.floor(inner * sharpness) });
  return { text, width, height: drawn.height / sharpness, picture: drawn.picture };
}

/** Writes the cells of a row side by side, on a new page if it does not fit. */
function writeRow(document: Document, cells: Cell[], onNewPage: () => void) {
  const height = Math.max(...cells.map((cell) => cell.height)) + 2 * padding;
  if (document.y + height > document.page.maxY()) {
    document.addPage();
    onNewPage();
  }
  const { left, right } = document.page.margins;
  const top = document.y;
  let x = left;
  for (const { text, width, picture } of cells) {
    if (picture)
      document.image(picture, x + padding, top + padding, { fit: [width - 2 * padding, height - 2 * padding] });
    else document.text(text, x + padding, top + padding, { width: width - 2 * padding });
    x += width;
  }
  const bottom = top + height;
  document
    .moveTo(left, bottom)
    .lineTo(document.page.width - right, bottom)
    .strokeColor(line)
    .lineWidth(0.5)
    .stroke();
  document.x = left;
  document.y = bottom;
}

/** Prints tables on landscape pages that repeat the headings. */
export async function tablesPdf<Row>(options: TablesPdfOptions<Row>): Promise<Buffer> {
  const { title, language, paper = 'A4', columns, tables } = options;
  const document = new PDFDocument({
    size: paper,
    layout: 'landscape',
    margin: 36,
    lang: languageTag(language),
    displayTitle: true,
    info: { Title: title, Author: 'Idavuelta' },
  });
  document.registerFont('regular', regular).registerFont('bold', bold);
  const { left, right } = document.page.margins;
  const parts = columns.reduce((sum, { width = 12 }) => sum + width, 0);
  const widthOf = ({ width = 12 }: TableColumn<Row>) => ((document.page.width - left - right) * width) / parts;
  document.fillColor(ink).font('bold').fontSize(size);
  const headings = await Promise.all(columns.map((column) => cellOf(document, column.title, widthOf(column))));
  const writeHeadings = () => {
    document.font('bold').fontSize(size);
    writeRow(document, headings, () => undefined);
    document.font('regular').fontSize(size);
  };
  for (const [index, table] of tables.entries()) {
    if (index > 0) document.addPage();
    document.font('bold').fontSize(14).text(table.title);
    document.font('regular').fontSize(10).text(table.lead).moveDown();
    writeHeadings();
    for (const row of table.rows) {
      const cells: Cell[] = [];
      for (const column of columns)
        cells.push(await cellOf(document, String(column.value(row) ?? ''), widthOf(column)));
      writeRow(document, cells, writeHeadings);
    }
  }
  document.end();
  return buffer(document);
}

export const tablePdf = <Row>({ lead, rows, ...options }: TablePdfOptions<Row>): Promise<Buffer> =>
  tablesPdf({ ...options, tables: [{ title: options.title, lead, rows }] });
