/** How a code is viewed and lit. Lengths are fractions of the decoded square's side, angles are in degrees. */
export interface Scene {
  /** Width of the code with its quiet zone. */
  size: number;
  turn: number;
  tilt: number;
  /** Standard deviation of the lens blur. */
  blur: number;
  /** Length of the motion blur. */
  shake: number;
  /** Amount of light, from 0 to 1. */
  light: number;
  /** Strength of a lamp's reflection, from 0 to 1. */
  glare: number;
  /** Strength of a screen's pixel grid, from 0 to 1. */
  grid: number;
  /** Depth of paper folds, from 0 to 1. */
  folds: number;
  /** Standard deviation of sensor noise, out of 255. */
  noise: number;
  /** Error correction level: `L` in print, `M` on a screen. */
  level: 'L' | 'M';
}

const plain: Scene = {
  size: 0.6,
  turn: 0,
  tilt: 0,
  blur: 0,
  shake: 0,
  light: 1,
  glare: 0,
  grid: 0,
  folds: 0,
  noise: 3,
  level: 'L',
};

/** Difficulty of a picture, from 1 to 6. */
export const strengths = [1, 2, 3, 4, 5, 6] as const;
export type Strength = (typeof strengths)[number];

const scenes = {
  turned: (strength: Strength) => ({ turn: strength * 31 }),
  tilted: (strength: Strength) => ({ tilt: strength * 10, turn: strength * 4 }),
  blurred: (strength: Strength) => ({ blur: strength * 0.0011 }),
  shaken: (strength: Strength) => ({ shake: strength * 0.0012 }),
  dim: (strength: Strength) => ({ light: 0.5 / strength, noise: 5 + strength }),
  glare: (strength: Strength) => ({ glare: strength / 6 }),
  small: (strength: Strength) => ({ size: 0.6 - strength * 0.07 }),
  'on a screen': (strength: Strength) => ({ grid: strength / 6, turn: strength * 2, level: 'M' as const }),
  'on paper': (strength: Strength) => ({ folds: strength / 6, tilt: 8, light: 0.7, noise: 5 }),
  'by night': (strength: Strength) => ({
    light: 0.4 / strength,
    noise: 4 + strength,
    blur: strength * 0.0005,
    turn: strength * 9,
    tilt: strength * 5,
    grid: 0.3,
    level: 'M' as const,
  }),
} satisfies Record<string, (strength: Strength) => Partial<Scene>>;

export type Kind = keyof typeof scenes;
export const kinds = Object.keys(scenes) as Kind[];

export const sceneOf = (kind: Kind, strength: Strength): Scene => ({ ...plain, ...scenes[kind](strength) });
