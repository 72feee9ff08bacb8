import { defineConfig } from '@playwright/test';
import { findBrowser, launchFlags } from './browser/find.ts';
import { isSiteGiven, siteUrl } from './test-site/ports.ts';

export default defineConfig({
  projects: [
    // The main task of each module, in every test run.
    { name: 'journeys', testDir: './journeys' },
    // All other user actions in an area of the site, when it has changed: npm run proofs.
    { name: 'areas', testDir: './areas' },
    // Long, and alone on the machine: npm run proofs.
    { name: 'proofs', testDir: './proofs', timeout: 300_000, workers: 1 },
  ],
  outputDir: '../.local/e2e-results',
  fullyParallel: false,
  // Readers share the site, buyers have their own customer and event, releases their own site.
  workers: 2,
  // A test that fails and then passes is reported as flaky, with the trace of its second attempt.
  retries: 1,
  // Timeouts for hanging tests: even a slow machine stays below them.
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
