import { zipSync } from 'fflate';

interface WrittenSheet {
  name: string;
  /** Of its element in the workbook, e.g. `state="hidden"`. */
  attributes?: string;
  /** XML of the worksheet. */
  xml: string;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * Creates an `.xlsx` file by hand, with features the tests' library cannot write. Style 1 formats a number as date and
 * time.
 */
export function written(sheets: WrittenSheet[], workbookPr = '<workbookPr/>') {
  const list = sheets.map(
    ({ name, attributes = '' }, at) => `<sheet name="${name}" sheetId="${at + 1}" ${attributes} r:id="rId${at + 1}"/>`,
  );
  const targets = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}">${workbookPr}<sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}<Relationship Id="rId99" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map(({ xml }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `<worksheet xmlns="${main}">${xml}</worksheet>`,
      ]),
    ),
  };
  const encoded = Object.entries(files).map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)]);
  return Buffer.from(zipSync(Object.fromEntries(encoded)));
}

const text = (address: string, value: string) => `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
/** Builds a row of text cells. @param attributes of the row, e.g. `hidden="1"` */
export const row = (number: number, cells: string[], attributes = '') =>
  `<row r="${number}" ${attributes}>${cells.map((value, at) => text(`${'ABCDEF'[at]}${number}`, value)).join('')}</row>`;
export const sheetData = (...rows: string[]) => `<sheetData>${rows.join('')}</sheetData>`;
