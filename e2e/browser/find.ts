import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Without the frame of a browser that nobody sees: a visit takes less than half of the processor. */
const headless = ['/usr/bin/chromium-headless-shell'];
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const firstOf = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The browser of the journeys: the machine's own, else the one that playwright installed; undefined when there is none yet. */
export const findBrowser = () => firstOf([process.env.CHROMIUM, ...headless, ...whole, chromium.executablePath()]);

/** A browser as people have it, for measurements. */
export const findWholeBrowser = () => firstOf([process.env.CHROMIUM, ...whole, chromium.executablePath()]);

/** Quiet and the same everywhere; without a sandbox, since CI runs as root. */
export const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
