import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@idavuelta/api/config/config.ts';
import { findBrowser, launchFlags } from '@idavuelta/e2e/browser/find.ts';
import { links } from '@idavuelta/shared/contracts';
import { chromium, type Page } from '@playwright/test';

const pictures = join(repositoryRoot, '.local/on-sale');
const widths = [390, 1280, 390];
/** In milliseconds: as long as the longest run. */
const patience = 900_000;

/** What a real browser among the virtual visitors has shown, one after the other. */
type Shown = string[];

/** Opens real browsers at the event's page, at one gateway after the other. Their pictures are in `.local/on-sale`. */
export async function openBrowsers({ gateways, slug, run }: { gateways: string[]; slug: string; run: string }) {
  mkdirSync(pictures, { recursive: true });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchFlags });

  async function follow(width: number, index: number): Promise<Shown> {
    const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'es-PE' });
    const page = await context.newPage();
    const shown: Shown = [];
    const see = async (title: RegExp, name: string) => {
      const heading = page.getByRole('heading', { name: title });
      await heading.waitFor({ timeout: patience });
      shown.push(name);
      await photograph(page, `${run}-${index + 1}-${width}-${name}`);
    };
    await page.goto(`${gateways[index % gateways.length]}${links.event(slug)}`);
    await see(/^La fila avanza desde/, 'before');
    await see(/^Estás en la fila$|^¡Es tu turno!$/, 'waiting');
    await see(/^¡Es tu turno!$|^Se agotaron/, 'end');
    return shown;
  }

  const followed = Promise.all(widths.map((width, index) => follow(width, index).catch((): Shown => [])));
  return {
    /** @returns what each browser has shown */
    async close() {
      const shown = await Promise.race([followed, new Promise<Shown[]>((resolve) => setTimeout(resolve, 60_000, []))]);
      await browser.close();
      return shown;
    },
  };
}

async function photograph(page: Page, name: string) {
  await page
    .getByRole('heading', { name: /fila|turno|agotaron/ })
    .first()
    .scrollIntoViewIfNeeded();
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}
