import { LRUCache } from 'lru-cache';

/** A place in the shell's page: `<!--#styles /a.css /b.css-->…<!--#/styles-->`. */
interface Place {
  name: string;
  /** The words after its name: `['/a.css', '/b.css']`. */
  words: string[];
  /** The place's own content, for a page sent as a file. */
  content: string;
}

/** By name, what stands in a place instead of its own content. */
type Fillers = Record<string, (place: Place) => string>;

export interface Template {
  /** The page with these places filled; the comments that mark places are left out. @throws Error when it lacks one of them */
  fill: (fillers?: Fillers) => string;
  /** The same as the strings that make it up. */
  parts: (fillers?: Fillers) => string[];
  has: (name: string) => boolean;
  /** A place's own content. */
  contentOf: (name: string) => string;
  /** The words after a place's name. */
  wordsOf: (name: string) => string[];
}

const start = '<!--#';
const end = '-->';

/** Text and places by turns. @throws Error when a place does not end */
function split(html: string): (string | Place)[] {
  const opening = html.indexOf(start);
  if (opening < 0) return [html];
  const opened = html.indexOf(end, opening);
  const [name = '', ...words] = html
    .slice(opening + start.length, opened)
    .split(' ')
    .filter(Boolean);
  const closing = html.indexOf(`${start}/${name}${end}`, opened);
  if (closing < 0) throw new Error(`the place ${name} of the shell's page does not end`);
  const place = { name, words, content: html.slice(opened + end.length, closing) };
  const rest = html.slice(closing + `${start}/${name}${end}`.length);
  return [html.slice(0, opening), place, ...split(rest)];
}

function parse(html: string): Template {
  const parts = split(html);
  const places = new Map(parts.flatMap((part) => (typeof part === 'string' ? [] : [[part.name, part] as const])));
  const filled = (fillers: Fillers = {}) => {
    for (const name of Object.keys(fillers)) {
      if (!places.has(name)) throw new Error(`the shell's page has no place called ${name}`);
    }
    return parts.map((part) => (typeof part === 'string' ? part : (fillers[part.name]?.(part) ?? part.content)));
  };
  return {
    fill: (fillers) => filled(fillers).join(''),
    parts: filled,
    has: (name) => places.has(name),
    contentOf: (name) => places.get(name)?.content ?? '',
    wordsOf: (name) => places.get(name)?.words ?? [],
  };
}

/** The shell's `index.html` is the same text until another shell is released. */
const templates = new LRUCache<string, Template>({ max: 10 });

/** The shell's page as a template. @param html its `index.html` @throws Error when a place in it does not end */
export function templateOf(html: string): Template {
  const template = templates.get(html) ?? parse(html);
  templates.set(html, template);
  return template;
}
