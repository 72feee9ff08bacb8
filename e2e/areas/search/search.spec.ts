import { expect, expectAccessible, expectNoRawKeys, sidewaysScroll, test } from '../../support/fixtures.ts';
import { press, tabTo } from '../../support/keyboard.ts';

/** The month of an event that the demo has in 25 days. */
const cumbia = new Date(Date.now() + 25 * 86_400_000);
const monthOf = (day: Date) => day.toLocaleDateString('es-PE', { month: 'long', timeZone: 'America/Lima' });

for (const width of [1280, 360]) {
  test(`[FND-01, FND-02, FND-03, FND-04] finds an event by filters, by city and month, and by a suggestion, with the keyboard at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/massive-events');
    const filters = page.getByRole('region', { name: 'Filtrar eventos' });
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toContainText('Lima');
    const all = await cards.count();

    // By genre, theatre: as many cards as its count.
    await press(page, filters.locator('summary', { hasText: 'Tipo' }));
    const theatre = filters.getByRole('link', { name: /^Teatro y danza/ });
    const count = Number(/\d+/.exec((await theatre.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(all);
    await expectAccessible(page);
    await press(page, theatre);
    await expect(page).toHaveURL('/massive-events?genre=theatre');
    await expect(cards).toHaveCount(count);
    await expect(filters.locator('summary', { hasText: 'Tipo' })).toBeFocused();

    // The state is in the URL: the server renders the same, and Back removes the filter.
    await page.reload();
    await expect(cards).toHaveCount(count);
    await press(page, filters.locator('summary', { hasText: 'Dónde' }));
    await press(page, filters.getByRole('link', { name: /^Lima/ }));
    await expect(page).toHaveURL('/massive-events?genre=theatre&city=Lima');
    await expect(filters.getByRole('link', { name: 'Quitar filtro: Lima' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/massive-events?genre=theatre');
    await expect(filters.getByRole('link', { name: 'Quitar filtro: Lima' })).not.toBeVisible();
    await press(page, filters.getByRole('link', { name: 'Quitar filtro: Teatro y danza' }));
    await expect(cards).toHaveCount(all);

    // No results: the page says which filter to remove.
    await page.goto('/massive-events?genre=theatre&price=1');
    await press(page, page.getByRole('link', { name: /^Sin «Hasta S\/1,00»/ }));
    await expect(cards).toHaveCount(count);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expectNoRawKeys(page);

    // By city and month.
    if (width < 960) await page.getByRole('button', { name: 'Mostrar el buscador' }).click();
    const box = page.getByLabel('Buscar eventos');
    await tabTo(page, box);
    await box.fill(`lima ${monthOf(cumbia)}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').filter({ hasText: 'Noche de Cumbia' })).toBeVisible();
    await expect(filters.locator('summary', { hasText: 'Precio' })).toBeVisible();

    // By a suggestion.
    if (width < 960) await page.getByRole('button', { name: 'Mostrar el buscador' }).click();
    await box.focus();
    await box.fill('');
    await page.keyboard.type('noche de c');
    await expect(page.getByRole('option').first()).toContainText('Noche de Cumbia');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/event/noche-de-cumbia');
  });
}
