import type { Mood } from '../palette.ts';
import type { SceneName } from '../scenes/index.ts';

/** What is drawn for one key: a scene, what it shows, a hue in degrees and a time of day. */
export interface Drawing {
  scene: SceneName;
  detail: string;
  hue: number;
  mood: Mood;
  /** Height for a width of 1. */
  ratio: number;
}

type Row = readonly [scene: SceneName, detail: string, hue: number, mood: Mood];

/** Rows by key, under a common prefix and aspect. */
export function drawings(prefix: string, ratio: number, rows: Record<string, Row>): [string, Drawing][] {
  return Object.entries(rows).map(([key, [scene, detail, hue, mood]]) => [
    `${prefix}${key}`,
    { scene, detail, hue, mood, ratio },
  ]);
}
