import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import sharp from 'sharp';

const mebibyte = 1024 * 1024;

/** Files crafted to attack the program that opens them. */

export const renamedProgram = () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4096, 0x90)]);

export const svgWithScript = () =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

/** Begins like a JPEG. */
export const enormousPicture = () =>
  Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(60 * mebibyte)]);

/** 400 megapixels in a few hundred KB. */
export const pixelBomb = () =>
  sharp({ create: { width: 20_000, height: 20_000, channels: 3, background: 'red' }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Creates a zip file with a worksheet of this size without holding it in memory. */
export function zipBomb(bytes = 336 * mebibyte): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(sheet);
  const zeros = new Uint8Array(mebibyte);
  for (let sent = mebibyte; sent <= bytes; sent += mebibyte) sheet.push(zeros, sent === bytes);
  zip.end();
  return Buffer.concat(chunks);
}

/** Creates a zip bomb whose directory claims a small size. */
export function lyingZipBomb(): Buffer {
  const bomb = zipBomb(64 * mebibyte);
  const entry = bomb.indexOf(Buffer.from('504b0102', 'hex'));
  bomb.writeUInt32LE(1000, entry + 24);
  return bomb;
}

const worksheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

/** Creates a workbook with this content in its only sheet. */
export const workbookOf = (rows: string): Buffer =>
  Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(worksheet(rows)),
    }),
  );

/**
 * Creates a workbook with a single cell so far away that a table including it would have seventeen thousand million
 * cells.
 */
export const distantCell = () => workbookOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');

/** Creates the same workbook with an address that a simple pattern misses. */
export const hiddenDistantCell = () => workbookOf('<row s=">" r="1048576"><c s=">" r="XFD1048576"><v>1</v></c></row>');
