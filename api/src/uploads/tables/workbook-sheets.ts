import { attributesOf, startTag } from './worksheet-tags.ts';

interface WorkbookSheet {
  /** Name of its file in the archive. */
  file: string;
  isHidden: boolean;
}

const attributesIn = (xml: string | undefined, tag: string) =>
  [...(xml ?? '').matchAll(startTag(tag))].map(([, , attributes = '']) => attributesOf(attributes));

/** Returns the sheets in workbook order; `veryHidden` ones cannot even be shown from the program's menu. */
export function workbookSheets(files: ReadonlyMap<string, Buffer>): WorkbookSheet[] {
  const relations = attributesIn(files.get('xl/_rels/workbook.xml.rels')?.toString(), 'Relationship');
  const targets = new Map(relations.map(({ Id = '', Target = '' }) => [Id, Target]));
  return attributesIn(files.get('xl/workbook.xml')?.toString(), 'sheet').map((attributes) => {
    const [, relation = ''] = Object.entries(attributes).find(([name]) => name.endsWith(':id')) ?? [];
    const target = targets.get(relation) ?? '';
    return {
      file: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      isHidden: /hidden/i.test(attributes.state ?? ''),
    };
  });
}
