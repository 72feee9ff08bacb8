/** `#rrggbb`. */
export type Colour = string;

export type Mood = 'night' | 'dusk' | 'dawn' | 'day';

export interface Palette {
  mood: Mood;
  /** Top, middle and horizon. */
  sky: [Colour, Colour, Colour];
  /** Colour of the silhouettes in the foreground. */
  ink: Colour;
  /** Colour of the sun, the moon and lamps. */
  glow: Colour;
  /** A bright colour of the event's own hue. */
  accent: Colour;
  /** A second bright colour that contrasts with the accent. */
  second: Colour;
  light: Colour;
}

export const night: Colour = '#0f1d3a';
export const orange: Colour = '#f7822b';
export const sand: Colour = '#fbeed8';

/** HSL as `#rrggbb`. @param h degrees @param s per cent @param l per cent */
export function hsl(h: number, s: number, l: number): Colour {
  const light = l / 100;
  const a = (s / 100) * Math.min(light, 1 - light);
  const channel = (n: number) => {
    const k = (n + (((h % 360) + 360) % 360) / 30) % 12;
    const value = light - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** The colour a fraction `t` of the way from `a` to `b`. */
export function mix(a: Colour, b: Colour, t: number): Colour {
  const channel = (i: number) => {
    const from = Number.parseInt(a.slice(i, i + 2), 16);
    const to = Number.parseInt(b.slice(i, i + 2), 16);
    return Math.round(from + (to - from) * t)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** The palette of a scene: the brand's night blue, orange and sand, mixed with the event's hue (degrees). */
export function paletteOf(hue: number, mood: Mood): Palette {
  const common = { mood, accent: hsl(hue, 82, 60), second: hsl(hue + 150, 62, 62), light: sand };
  switch (mood) {
    case 'night':
      return {
        ...common,
        sky: ['#0b1631', mix(hsl(hue, 62, 30), night, 0.25), hsl(hue + 12, 66, 46)],
        ink: '#0a132b',
        glow: '#ffc46b',
      };
    case 'dusk':
      return {
        ...common,
        sky: [mix('#1b2a5c', hsl(hue, 60, 40), 0.35), hsl(hue, 62, 58), '#ffb469'],
        ink: '#141d3f',
        glow: '#ffe0a3',
      };
    case 'dawn':
      return {
        ...common,
        sky: [mix(hsl(hue, 45, 52), '#3b4f8f', 0.4), mix(hsl(hue, 70, 76), '#ffc9a1', 0.4), '#ffe6bd'],
        ink: '#1d2850',
        glow: '#fff3d6',
      };
    case 'day':
      return { ...common, sky: [hsl(hue, 56, 62), hsl(hue, 58, 78), '#fdf0d8'], ink: '#182549', glow: '#ffd27d' };
  }
}
