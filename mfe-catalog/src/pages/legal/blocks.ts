export interface Block {
  isHeading: boolean;
  /** A paragraph may have several lines. */
  words: string;
}

const headingMark = '# ';

/** Headings and paragraphs of a plain text: a line beginning with `# ` is a heading; an empty line ends a paragraph. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ isHeading: false, words: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split('\n').map((written) => written.trim())) {
    if (line && !line.startsWith(headingMark)) lines.push(line);
    else endParagraph();
    if (line.startsWith(headingMark)) blocks.push({ isHeading: true, words: line.slice(headingMark.length).trim() });
  }
  endParagraph();
  return blocks;
}
