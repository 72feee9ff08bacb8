import { parseSync } from 'oxc-parser';

/** What a file takes from another one, or passes on of it. */
interface Import {
  /** As it is written: `./Button.tsx`, `@idavuelta/shared/ui`, `react`. */
  from: string;
  /** Names that it takes; the whole when there are none, as a dynamic import does. */
  names?: string[];
  /** Nothing is left of it when the types are erased. */
  isType: boolean;
}

/** A name that is exported, and where it comes from; a star for all names. */
interface Export {
  name: string;
  of?: { from: string; name: string };
}

export interface SourceFile {
  imports: Import[];
  /** Values only. */
  exports: Export[];
}

/** `import 'x'` of a style sheet and `composes: … from 'x'`; `require('x')` of CommonJS; in a comment as well, which does no harm. */
const specifier = /(?:\bfrom|@import|\brequire)\s*\(?\s*(['"])([^'"\n]+)\1/g;
/** `new URL('./worker.ts', …)` and `require('./file')`: workers and files loaded by a relative path. */
const besideItself = /\b(?:new URL|require)\(\s*'(\.[^'\n]+)'/g;
const importedType = /(?<!await )\bimport\('([^'\n]+)'\)/g;

/** @param file its name says which language it is */
export function readSourceFile(file: string, text: string): SourceFile {
  if (!/\.(tsx?|mjs|js)$/.test(file))
    return { imports: [...text.matchAll(specifier)].map(([, , from = '']) => ({ from, isType: false })), exports: [] };
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const imports: Import[] = staticImports.map(({ moduleRequest, entries }) => {
    const values = entries.filter(({ isType }) => !isType);
    const isWhole = entries.length === 0 || values.some(({ importName }) => importName.kind === 'NamespaceObject');
    return {
      from: moduleRequest.value,
      isType: entries.length > 0 && values.length === 0,
      ...(!isWhole && { names: values.map(({ importName }) => importName.name ?? 'default') }),
    };
  });
  const exports: Export[] = [];
  for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest) imports.push({ from: moduleRequest.value, isType });
    if (isType) continue;
    const of = moduleRequest && { from: moduleRequest.value, name: importName.name ?? '*' };
    exports.push({ name: exportName.name ?? (exportName.kind === 'Default' ? 'default' : '*'), ...(of && { of }) });
  }
  const dynamic = dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1));
  const beside = [...text.matchAll(besideItself)].map(([, from = '']) => from);
  for (const from of [...dynamic, ...beside]) imports.push({ from, isType: false });
  for (const [, from = ''] of text.matchAll(importedType))
    if (!dynamic.includes(from)) imports.push({ from, isType: true });
  return { imports, exports };
}
