import { defineConfig } from '@playwright/test';
import { findBrowser, launchFlags } from './browser/find.ts';
import { isSiteGiven, siteUrl } from './test-site/ports.ts';

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: './journeys' },
    // Long, so that they are run when what they are about has changed: npm run proofs.
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
