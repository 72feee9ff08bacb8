import { mix, night, orange, sand } from '../palette.ts';
import { circle, ellipse, outline, path, placed, polygon, rect, repeat } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

const skins = ['#f3cba5', '#e3aa7c', '#c98a5b', '#a86c43', '#8a5433', '#f0bd94'];
const hairs = ['#1d1512', '#3a2418', '#5a3620', '#8a5a2c', '#2a2230', '#c9c4bd'];

/** A portrait on a round ground. `detail` is `f` or `m`, then `g` glasses, `b` beard, `o` grey hair. */
export function person(sheet: Sheet, detail: string) {
  const { w, h, u, random, palette } = sheet;
  const skin = random.pick(skins);
  const hair = detail.includes('o') ? '#cfc9c2' : random.pick(hairs.slice(0, 5));
  const shade = mix(skin, '#7a2f1d', 0.22);
  const shirt = random.pick([orange, palette.accent, night, '#2aa39a', '#d8402f', mix(palette.accent, night, 0.4)]);
  const woman = detail.startsWith('f');
  const style = random.int(0, 3);

  const longHair = [
    path(
      'M-172 -60 Q-190 -250 0 -258 Q190 -250 172 -60 Q178 120 214 210 Q110 250 0 236 Q-110 250 -214 210 Q-178 120 -172 -60 Z',
      hair,
    ),
    path('M-168 -40 Q-186 -246 0 -252 Q186 -246 168 -40 Q176 60 150 96 H-150 Q-176 60 -168 -40 Z', hair),
    circle(0, -262, 86, hair) + path('M-160 -40 Q-170 -230 0 -236 Q170 -230 160 -40 Z', hair),
    repeat(13, (i) => circle(Math.cos(i * 0.483) * 168, -70 + Math.sin(i * 0.483) * 150, 76, hair)),
  ][style];
  const fringe = [
    'M-142 -84 Q-130 -220 20 -216 Q142 -210 144 -80 Q90 -150 -20 -158 Q-96 -150 -142 -84 Z',
    'M-144 -60 Q-150 -214 0 -220 Q150 -214 144 -60 Q120 -120 60 -130 H-70 Q-120 -118 -144 -60 Z',
    'M-144 -80 Q-120 -222 0 -222 Q120 -222 144 -80 Q70 -176 0 -176 Q-70 -176 -144 -80 Z',
    'M-146 -90 Q-110 -230 40 -214 Q130 -200 146 -86 Q60 -120 0 -168 Q-70 -110 -146 -90 Z',
  ][style] as string;
  const shortHair = [
    'M-148 -50 Q-172 -214 -40 -236 Q120 -262 150 -130 Q156 -90 148 -46 Q138 -120 96 -142 Q-10 -120 -92 -150 Q-138 -120 -148 -50 Z',
    'M-148 -50 Q-160 -240 10 -240 Q164 -236 148 -50 Q140 -136 84 -168 Q0 -146 -100 -164 Q-140 -120 -148 -50 Z',
    'M-150 -40 Q-176 -180 -96 -228 Q20 -286 120 -214 Q170 -160 150 -40 Q140 -112 110 -128 Q30 -170 -60 -132 Q-130 -130 -150 -40 Z',
    'M-146 -70 Q-140 -214 0 -218 Q140 -214 146 -70 Q136 -150 0 -156 Q-136 -150 -146 -70 Z',
  ][style] as string;
  const eyes = [-1, 1]
    .map(
      (s) =>
        ellipse(s * 56, -34, 13, 16, '#20161a') +
        circle(s * 56 + 5, -40, 4.5, '#ffffff') +
        outline(`M${s * 84} -80 Q${s * 56} -98 ${s * 30} -82`, mix(hair, '#20161a', 0.5), 11),
    )
    .join('');
  const mouth = random.chance(0.6)
    ? path('M-54 52 Q0 66 54 52 Q44 108 0 108 Q-44 108 -54 52 Z', '#7c2a2f') +
      path('M-46 57 Q0 68 46 57 L40 74 Q0 82 -40 74 Z', '#ffffff')
    : outline('M-48 62 Q0 102 48 62', '#7c2a2f', 11);
  const glasses = detail.includes('g')
    ? [-1, 1]
        .map((s) => circle(s * 58, -34, 46, '#ffffff', `fill-opacity="0.16" stroke="${night}" stroke-width="10"`))
        .join('') + outline('M-14 -38 Q0 -48 14 -38', night, 9)
    : '';
  const beard = detail.includes('b')
    ? path('M-140 -6 Q-136 160 0 176 Q136 160 140 -6 Q116 30 76 32 Q0 14 -76 32 Q-116 30 -140 -6 Z', hair)
    : '';
  const earrings = woman && random.chance(0.7) ? [-1, 1].map((s) => circle(s * 150, 30, 15, '#ffc247')).join('') : '';
  const pattern = random.pick([
    repeat(9, (i) => circle(-180 + i * 45, 330 + (i % 2) * 46, 13, sand, 'opacity="0.75"')),
    repeat(5, (i) => rect(-260, 286 + i * 42, 520, 14, sand, 'opacity="0.5"')),
    polygon(
      [
        [-70, 190],
        [0, 300],
        [70, 190],
      ],
      sand,
    ) + outline('M-80 186 L0 306 L80 186', mix(shirt, night, 0.4), 12),
    '',
  ]);
  const clip = sheet.clip('<path d="M-300 520 Q-296 262 -110 216 Q0 250 110 216 Q296 262 300 520 Z"/>');
  const body =
    path('M-300 520 Q-296 262 -110 216 Q0 250 110 216 Q296 262 300 520 Z', shirt) +
    `<g clip-path="${clip}">${pattern}</g>`;
  const head =
    (woman ? longHair : '') +
    body +
    path('M-62 100 H62 V216 Q0 276 -62 216 Z', shade) +
    [-1, 1].map((s) => ellipse(s * 148, -14, 28, 38, shade)).join('') +
    path('M-148 -60 Q-150 -206 0 -206 Q150 -206 148 -60 Q150 156 0 172 Q-150 156 -148 -60 Z', skin) +
    [-1, 1].map((s) => circle(s * 92, 34, 30, '#e8664f', 'opacity="0.22"')).join('') +
    beard +
    outline('M-4 -16 Q-22 22 8 26', shade, 10) +
    eyes +
    mouth +
    glasses +
    path(woman ? fringe : shortHair, hair) +
    earrings;
  const ground =
    rect(0, 0, w, h, sheet.linear([[palette.sky[1]], [palette.sky[2]]])) +
    repeat(6, (i) =>
      circle(w * 0.5, h * 0.62, (520 - i * 78) * u, i % 2 ? palette.accent : palette.light, 'opacity="0.2"'),
    );
  return ground + placed(head, w / 2, h * 0.53, 0.92 * u, random.int(-3, 3));
}
