import type { Page } from '@playwright/test';
import { atRest, expect } from './fixtures.ts';
import { layOutAll } from './lay-out-all.ts';

/** Viewport sizes of common phones, in CSS pixels. */
const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
];

/**
 * Expects every control to be reachable on phones of each width: nothing cuts it off, and a press on its centre hits
 * it. The window size is restored afterwards.
 */
export async function expectControlsInReach(page: Page) {
  const size = page.viewportSize();
  const found: string[] = [];
  await layOutAll(page);
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await atRest(page);
    for (const fault of await outOfReach(page)) found.push(`${phone.width} px: ${fault}`);
  }
  if (size) await page.setViewportSize(size);
  expect(found).toEqual([]);
}

/** Describes the controls that are cut off or covered in the current window. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const rounding = 1;
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]';
    // Maps scroll their content into view themselves, and their markers may overlap.
    const apart = '[inert], [aria-hidden=true], .leaflet-map-pane';
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest(apart);
    /** A checkbox or file input may be drawn by its label, which is then what people press. */
    const pressed = (one: Element) => {
      const { width, height } = one.getBoundingClientRect();
      const isDrawn = width > 1 && height > 1 && isShown(one);
      return !isDrawn && one instanceof HTMLInputElement ? one.labels?.[0] : one;
    };
    /** Elements only for screen readers and keyboards, such as the skip link, are no targets. */
    const isTarget = (one: Element) => {
      const { width, height, bottom } = one.getBoundingClientRect();
      const waitsAboveTheWindow = getComputedStyle(one).position === 'fixed' && bottom <= 0;
      return width > 1 && height > 1 && isShown(one) && !waitsAboveTheWindow && !one.closest('.visually-hidden');
    };
    const ancestors = (one: Element): Element[] =>
      one.parentElement ? [one.parentElement, ...ancestors(one.parentElement)] : [];
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

    const cutOffBy = (one: Element) => {
      const inner = one.getBoundingClientRect();
      for (const around of ancestors(one)) {
        const { overflowX, overflowY, position } = getComputedStyle(around);
        const box = around.getBoundingClientRect();
        if (around !== document.body && around !== document.documentElement) {
          // Its content can be scrolled into view.
          if (!cuts(overflowX) && overflowX !== 'visible') return;
          const isCutX = inner.left < box.left - rounding || inner.right > box.right + rounding;
          const isCutY = inner.top < box.top - rounding || inner.bottom > box.bottom + rounding;
          if ((cuts(overflowX) && isCutX) || (cuts(overflowY) && isCutY)) return around;
        }
        if (position === 'fixed') break;
      }
      const isBesideThePage = inner.left < -rounding || inner.right > document.documentElement.clientWidth + rounding;
      return isBesideThePage ? document.documentElement : undefined;
    };

    const isHit = (control: Element, target: Element) => {
      const [line] = target.getClientRects();
      if (!line) return false;
      const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
      if (!hit) return false;
      const label = hit.closest('label');
      return target.contains(hit) || control.contains(hit) || label?.control === control;
    };
    /** A sticky bar may cover it: then it can be scrolled out from under the bar. */
    const canBeHit = (control: Element, target: Element) =>
      (['center', 'start', 'end'] as const).some((block) => {
        target.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
        return isHit(control, target);
      });

    const named = (one: Element) =>
      `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') || one.textContent || one.getAttribute('name') || one.id).trim().slice(0, 60)}"`;
    const faults: string[] = [];
    let looked = 0;
    for (const control of document.querySelectorAll(controls)) {
      if (control.matches(':disabled') || control.closest(apart)) continue;
      const target = pressed(control);
      if (!target || !isTarget(target)) continue;
      looked += 1;
      const hittable = canBeHit(control, target);
      const around = cutOffBy(target);
      if (around) faults.push(`${named(control)} is cut off by ${around.tagName.toLowerCase()}.${around.className}`);
      else if (!hittable) faults.push(`${named(control)} is covered`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return looked > 3 ? faults : ['the page has next to nothing to press'];
  });
