import { knownCode } from './codes.ts';
import { type FrameSize, photograph } from './photograph.ts';
import { type Kind, kinds, type Strength, sceneOf, strengths } from './scene.ts';

/** A picture of a code whose text is known. */
export interface Picture {
  kind: Kind;
  strength: Strength;
  orderId: string;
  text: string;
  /** The camera's picture, as JPEG. */
  take: (frame: FrameSize) => Promise<Buffer>;
}

/** Sixty pictures, always the same: each kind in each strength, each with a code of its own. */
export const pictures: Picture[] = kinds.flatMap((kind, k) =>
  strengths.map((strength, s) => {
    const number = k * strengths.length + s + 1;
    const code = knownCode(number);
    return { kind, strength, ...code, take: (frame) => photograph(code.text, sceneOf(kind, strength), frame, number) };
  }),
);
