// The compiler checks the rows of built queries column by column. The row type of a whole statement in one template,
// `sql<Row>`…`.execute(db)`, and of an object that PostgreSQL builds, is only asserted.

/** Code whose type the compiler cannot check. */
export interface Asserted {
  kind: 'statement' | 'object';
  line: number;
}

/** @param start of a string @returns its end */
function endOfString(code: string, start: number) {
  let at = start + 1;
  while (at < code.length && code[at] !== code[start]) at += code[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** @param start of the content of `${…}` @returns its end */
function endOfExpression(code: string, start: number): number {
  let at = start;
  for (let depth = 1; at < code.length; ) {
    const sign = code[at] ?? '';
    if (sign === '`') at = endOfTemplate(code, at);
    else if (sign === "'" || sign === '"') at = endOfString(code, at);
    else {
      if (sign === '{') depth += 1;
      if (sign === '}') depth -= 1;
      at += 1;
      if (depth === 0) break;
    }
  }
  return at;
}

/** @param start of a template @returns its end */
function endOfTemplate(code: string, start: number): number {
  let at = start + 1;
  while (at < code.length && code[at] !== '`') {
    if (code.startsWith('${', at)) at = endOfExpression(code, at + 2);
    else at += code[at] === '\\' ? 2 : 1;
  }
  return at + 1;
}

/** @param start after the `<` of a type @returns the position of its closing `>` */
function endOfType(code: string, start: number) {
  let at = start;
  for (let depth = 1; at < code.length && depth > 0; at += 1) {
    if (code[at] === '<') depth += 1;
    if (code[at] === '>' && code[at - 1] !== '=') depth -= 1;
  }
  return at;
}

const lineAt = (code: string, at: number) => code.slice(0, at).split('\n').length;

/** Returns a file's statements with an asserted row type, and the objects that PostgreSQL builds for it. */
export function assertedIn(code: string): Asserted[] {
  const statements = [...code.matchAll(/\bsql</g)].flatMap(({ index, 0: { length } }) => {
    const template = endOfType(code, index + length);
    const isRun = code[template] === '`' && /^\s*\.execute\(/.test(code.slice(endOfTemplate(code, template)));
    return isRun ? [{ kind: 'statement' as const, line: lineAt(code, index) }] : [];
  });
  // A typed statement passed to a function that runs it.
  const given = [...code.matchAll(/\bRawBuilder<\{/g)].map(({ index }) => ({
    kind: 'statement' as const,
    line: lineAt(code, index),
  }));
  const objects = [...code.matchAll(/\bjsonb?_build_object\b/g)].map(({ index }) => ({
    kind: 'object' as const,
    line: lineAt(code, index),
  }));
  return [...statements, ...given, ...objects];
}
