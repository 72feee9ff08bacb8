import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The machine's own Chromium, else the one that playwright installed; undefined when there is none yet. */
export const findBrowser = () =>
  [process.env.CHROMIUM, ...installed, chromium.executablePath()].find((path) => path && existsSync(path));

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
