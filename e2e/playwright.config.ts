import { defineConfig } from '@playwright/test';
import { findBrowser, launchFlags } from './browser/find.ts';
import { isSiteGiven, siteUrl } from './test-site/ports.ts';

export default defineConfig({
  projects: [
    // The main job of each module, with every run of the tests.
    { name: 'journeys', testDir: './journeys' },
    // All else that a person does in an area of the site, when what it is about has changed: npm run proofs.
    { name: 'areas', testDir: './areas' },
    // Long, and alone on the machine: npm run proofs.
    { name: 'proofs', testDir: './proofs', timeout: 300_000, workers: 1 },
  ],
  outputDir: '../.local/e2e-results',
  fullyParallel: false,
  // Readers share the site, buyers have a customer and an event of their own, releases a site of their own.
  workers: 2,
  // A test that fails and then passes is told of as flaky, with the trace of its second try.
  retries: 1,
  // Limits for what hangs: a slow machine reaches none of them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: siteUrl,
    locale: 'es-PE',
    viewport: { width: 1280, height: 900 },
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: { executablePath: findBrowser(), args: launchFlags },
  },
  webServer: {
    command: 'node test-site/serve.ts',
    url: siteUrl,
    timeout: 600_000,
    reuseExistingServer: isSiteGiven,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
