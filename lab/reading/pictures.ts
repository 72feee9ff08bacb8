import { knownCode } from './codes.ts';
import { type FrameSize, photograph } from './photograph.ts';
import { type Kind, kinds, type Strength, sceneOf, strengths } from './scene.ts';

/** A picture of a code with a known text. */
export interface Picture {
  kind: Kind;
  strength: Strength;
  orderId: string;
  text: string;
  /** Returns the camera frame, as JPEG. */
  take: (frame: FrameSize) => Promise<Buffer>;
}

/** Sixty deterministic pictures: each kind in each strength, each with its own code. */
export const pictures: Picture[] = kinds.flatMap((kind, k) =>
  strengths.map((strength, s) => {
    const number = k * strengths.length + s + 1;
    const code = knownCode(number);
    return { kind, strength, ...code, take: (frame) => photograph(code.text, sceneOf(kind, strength), frame, number) };
  }),
);
