import { colours } from '../../../mail/template/theme.ts';
import { mm } from '../../../pdf/fonts.ts';
import { textBlock } from '../../../pdf/text-block.ts';
import type { Fact } from './printed-texts.ts';
import { type Sheet, write } from './sheet.ts';

const labelWidth = mm(44);

/** Writes labels and what they say, one below the other. @returns the place below them */
export async function writeFacts({ document, y: top }: Sheet, facts: Fact[], left: number, width: number) {
  let y = top;
  for (const [label, value] of facts) {
    const name = await textBlock(document, label, labelWidth - mm(3), { size: 9, colour: colours['ink-soft'] });
    const text = await textBlock(document, value, width - labelWidth, { size: 9.5, maxHeight: mm(50) });
    write(document, { block: name, x: left, y });
    write(document, { block: text, x: left + labelWidth, y });
    y += Math.max(name.height, text.height) + mm(1.6);
  }
  return y;
}
