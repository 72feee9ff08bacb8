import { LRUCache } from 'lru-cache';

/** A placeholder in the shell's page: `<!--#styles /a.css /b.css-->…<!--#/styles-->`. */
interface Placeholder {
  name: string;
  /** The words after its name: `['/a.css', '/b.css']`. */
  words: string[];
  /** Default content, used when the page is sent as a file. */
  content: string;
}

/** Content by placeholder name, replacing the default. */
type Fillers = Record<string, (placeholder: Placeholder) => string>;

export interface Template {
  /** Returns the page with placeholders filled and their comments removed. @throws Error when one of them is missing */
  fill: (fillers?: Fillers) => string;
  /** Returns the filled page as its parts. */
  parts: (fillers?: Fillers) => string[];
  has: (name: string) => boolean;
  /** Returns the default content of a placeholder. */
  contentOf: (name: string) => string;
  /** Returns the words after a placeholder's name. */
  wordsOf: (name: string) => string[];
}

const start = '<!--#';
const end = '-->';

/** Splits a page into text and placeholders. @throws Error for an unclosed placeholder */
function split(html: string): (string | Placeholder)[] {
  const opening = html.indexOf(start);
  if (opening < 0) return [html];
  const opened = html.indexOf(end, opening);
  const [name = '', ...words] = html
    .slice(opening + start.length, opened)
    .split(' ')
    .filter(Boolean);
  const closing = html.indexOf(`${start}/${name}${end}`, opened);
  if (closing < 0) throw new Error(`the placeholder ${name} of the shell's page does not end`);
  const placeholder = { name, words, content: html.slice(opened + end.length, closing) };
  const rest = html.slice(closing + `${start}/${name}${end}`.length);
  return [html.slice(0, opening), placeholder, ...split(rest)];
}

function parse(html: string): Template {
  const parts = split(html);
  const placeholders = new Map(parts.flatMap((part) => (typeof part === 'string' ? [] : [[part.name, part] as const])));
  const filled = (fillers: Fillers = {}) => {
    for (const name of Object.keys(fillers)) {
      if (!placeholders.has(name)) throw new Error(`the shell's page has no placeholder called ${name}`);
    }
    return parts.map((part) => (typeof part === 'string' ? part : (fillers[part.name]?.(part) ?? part.content)));
  };
  return {
    fill: (fillers) => filled(fillers).join(''),
    parts: filled,
    has: (name) => placeholders.has(name),
    contentOf: (name) => placeholders.get(name)?.content ?? '',
    wordsOf: (name) => placeholders.get(name)?.words ?? [],
  };
}

/** The shell's `index.html` stays the same until another shell is released. */
const templates = new LRUCache<string, Template>({ max: 10 });

/** Parses the shell's page as a template. @param html its `index.html` @throws Error for an unclosed placeholder */
export function parseTemplate(html: string): Template {
  const template = templates.get(html) ?? parse(html);
  templates.set(html, template);
  return template;
}
