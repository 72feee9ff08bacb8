import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaProblems as problemsInChile } from '@idavuelta/api/modules/fiscal/cl/schema.ts';
import { assertValid } from '@idavuelta/api/modules/fiscal/es/schema.ts';
import { schemaProblems as problemsInPeru } from '@idavuelta/api/modules/fiscal/pe/schema.ts';
import { hasXmllint, xmllintProblems } from '@idavuelta/api/modules/fiscal/testing/xmllint.ts';
import type { CountryCode } from '@idavuelta/shared/contracts';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Presses the button of a file of a tax document. @returns its name and content */
async function downloadTaxFile(page: Page, format: 'PDF' | 'XML', document: RegExp) {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: new RegExp(`^${format}: ${document.source}`) }).click();
  const download = await arriving;
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

interface ExpectedDocument {
  country: CountryCode;
  isNote?: boolean;
}

const schemasOfPeru = 'pe/schemas/2.1/maindoc';

/** Returns the path of the schema that xmllint validates a document by; none has a boleta outside its envelope. */
function schemaFile({ country, isNote }: ExpectedDocument): string | undefined {
  const file = {
    PE: `${schemasOfPeru}/UBL-${isNote ? 'CreditNote' : 'Invoice'}-2.1.xsd`,
    CL: isNote ? 'cl/schemas/DTE_v10.xsd' : undefined,
    ES: 'es/schemas/SuministroInformacion.xsd',
  }[country];
  return file && fileURLToPath(import.meta.resolve(`@idavuelta/api/modules/fiscal/${file}`));
}

/** Expects that a document's files can be saved, that one is a PDF, and that the authority's schema accepts the other. */
export async function expectTaxFiles(page: Page, document: RegExp, expected: ExpectedDocument) {
  const { country, isNote } = expected;
  const pdf = await downloadTaxFile(page, 'PDF', document);
  expect(String(pdf.content.subarray(0, 5))).toBe('%PDF-');
  const xml = await downloadTaxFile(page, 'XML', document);
  expect(xml.name).toBe(pdf.name.replace(/pdf$/, 'xml'));
  if (country === 'PE') expect(problemsInPeru(xml.content)).toEqual([]);
  if (country === 'CL') expect(problemsInChile(xml.content, isNote ? 'DTE_v10' : 'boleta')).toEqual([]);
  if (country === 'ES') assertValid(xml.content, 'SuministroInformacion');
  const schema = schemaFile(expected);
  if (hasXmllint && schema) expect(xmllintProblems(xml.content, schema)).toBe('');
  return { pdf, xml };
}
