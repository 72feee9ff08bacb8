import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Headless: a visit takes less than half the CPU time. */
const headless = ['/usr/bin/chromium-headless-shell'];
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const firstOf = (paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** Finds the browser for journeys: the machine's own, else playwright's; undefined when there is none yet. */
export const findBrowser = () => firstOf([process.env.CHROMIUM, ...headless, ...whole, chromium.executablePath()]);

/** Finds a full browser, for measurements. */
export const findWholeBrowser = () => firstOf([process.env.CHROMIUM, ...whole, chromium.executablePath()]);

/** Quiet and reproducible; without a sandbox, because CI runs as root. */
export const launchFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
