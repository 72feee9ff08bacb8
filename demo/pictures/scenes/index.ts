import type { Sheet } from '../sheet.ts';
import { circus } from './circus.ts';
import { coast } from './coast.ts';
import { expo } from './expo.ts';
import { feast } from './feast.ts';
import { fiesta } from './fiesta.ts';
import { instruments } from './instruments.ts';
import { journey } from './journey.ts';
import { orchestra } from './orchestra.ts';
import { books, comic } from './pages.ts';
import { person } from './person.ts';
import { runners } from './runners.ts';
import { stadium } from './stadium.ts';
import { stage } from './stage.ts';
import { theatre } from './theatre.ts';
import { toast } from './toast.ts';
import { venue } from './venue.ts';
import { volleyball } from './volleyball.ts';
import { wedding } from './wedding.ts';

/** Draws on the sheet; `detail` picks among what the scene knows. @returns SVG elements */
export type Scene = (sheet: Sheet, detail: string) => string;

export const scenes = {
  books,
  circus,
  coast,
  comic,
  expo,
  feast,
  fiesta,
  instruments,
  journey,
  orchestra,
  person,
  runners,
  stadium,
  stage,
  theatre,
  toast,
  venue,
  volleyball,
  wedding,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
