import sharp, { type Sharp } from 'sharp';
import { randomFrom } from './random.ts';
import type { Scene } from './scene.ts';
import { surfaceOf } from './surface.ts';

/** Size of a camera frame. */
export interface FrameSize {
  width: number;
  height: number;
}

/** The frame size that the page requests. */
export const cameraFrame: FrameSize = { width: 1280, height: 720 };

/** Distance of the camera from the code, in sides of the square. */
const distance = 2;
/** Samples per pixel side: a sensor point gathers light from its whole area. */
const samples = 3;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** @returns a camera frame of a code, as JPEG; deterministic for a seed */
export async function photograph(text: string, scene: Scene, frame: FrameSize, seed: number): Promise<Buffer> {
  const { width, height } = frame;
  const side = Math.min(width, height);
  const raw = { raw: { width, height, channels: 1 as const } };
  const sigma = scene.blur * side;
  const trail = Math.round(scene.shake * side) * 2 + 1;
  let pixels: Buffer = Buffer.from(exposed(text, scene, frame, seed));
  if (sigma >= 0.3) pixels = await grey(sharp(pixels, raw).blur(sigma));
  if (trail > 1)
    pixels = await grey(sharp(pixels, raw).convolve({ width: trail, height: trail, kernel: diagonal(trail) }));
  addNoise(pixels, scene.noise, seed);
  return sharp(pixels, raw).toColourspace('srgb').jpeg({ quality: 90 }).toBuffer();
}

const grey = (picture: Sharp) => picture.toColourspace('b-w').raw().toBuffer();

/** Calculates the light on each point of the sensor. */
function exposed(text: string, scene: Scene, { width, height }: FrameSize, seed: number) {
  const side = Math.min(width, height);
  const surface = surfaceOf(text, scene, seed);
  const look = viewOf(scene);
  const pixels = new Uint8ClampedArray(width * height);
  for (let i = 0; i < pixels.length; i += 1) {
    let sum = 0;
    for (let sample = 0; sample < samples ** 2; sample += 1) {
      const x = (i % width) + ((sample % samples) + 0.5) / samples;
      const y = Math.floor(i / width) + (Math.floor(sample / samples) + 0.5) / samples;
      sum += surface(...look((x - width / 2) / side, (y - height / 2) / side));
    }
    const [x, y] = [((i % width) - width / 2) / side, (Math.floor(i / width) - height / 2) / side];
    pixels[i] = (sum / samples ** 2) * scene.light * vignette(x, y) + lamp(x, y, scene.glare);
  }
  return pixels;
}

/** Returns where a line of sight meets the code, whose plane is rotated and tilted. */
function viewOf({ size, turn, tilt }: Scene) {
  const [sinTilt, cosTilt] = [Math.sin(radians(tilt)), Math.cos(radians(tilt))];
  const [sinTurn, cosTurn] = [Math.sin(radians(turn)), Math.cos(radians(turn))];
  return (x: number, y: number): [number, number] => {
    const reach = (distance * cosTilt) / (distance * cosTilt - y * sinTilt);
    const across = x * reach;
    const along = y * reach * cosTilt + (reach - 1) * distance * sinTilt;
    return [(across * cosTurn + along * sinTurn) / size, (along * cosTurn - across * sinTurn) / size];
  };
}

/** Lenses darken towards the edges. */
const vignette = (x: number, y: number) => 1 - 0.25 * (x * x + y * y);

/** A lamp's reflection, brightest at its centre, beside the centre of the code. */
const lamp = (x: number, y: number, glare: number) =>
  glare && 700 * glare * Math.exp(-((x - 0.1) ** 2 + (y + 0.08) ** 2) / (2 * (0.035 + 0.03 * glare) ** 2));

/** Motion blur towards the lower right. */
const diagonal = (length: number) => Array.from({ length: length ** 2 }, (_, i) => (i % (length + 1) === 0 ? 1 : 0));

function addNoise(pixels: Buffer, deviation: number, seed: number) {
  const random = randomFrom(seed + 1);
  for (const [i, pixel] of pixels.entries()) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    pixels[i] = Math.max(0, Math.min(255, Math.round(pixel + normal * deviation)));
  }
}
