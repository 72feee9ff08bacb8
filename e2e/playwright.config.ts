import { defineConfig } from '@playwright/test';
import { findBrowser, launchFlags } from './browser/find.ts';
import { siteUrl } from './test-site/ports.ts';

export default defineConfig({
  testDir: './journeys',
  outputDir: '../.local/e2e-results',
  fullyParallel: false,
  workers: 1, // one site and one database: journeys buy the same seats
  // A test that fails and then passes is told of as flaky, with the trace of its second try.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    timeout: 300_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
