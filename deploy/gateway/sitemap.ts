import {
  type Channel,
  defaultCountry,
  defaultLanguage,
  type EventSummary,
  languageParameter,
  languages,
  languageTag,
  links,
  type Registry,
} from '@idavuelta/shared/contracts';

const apiTimeLimit = 5_000;
const eventTypes = [1, 2, 3];

/**
 * The sitemap of a host: the public pages that the registry knows and the events of the host's country, each with its
 * address in every language.
 * @throws Error when the API does not answer: a shorter sitemap would take events out of search engines
 */
export async function sitemapOf(origin: string, registry: Registry, apiUrl: string): Promise<string> {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(apiUrl + path, { signal: AbortSignal.timeout(apiTimeLimit) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const fallback: Channel = { countryCode: defaultCountry, defaultLocaleCode: defaultLanguage };
  const host = encodeURIComponent(new URL(origin).hostname);
  // An unknown host is one of ours in development.
  const { countryCode, defaultLocaleCode } = await ask<Channel>(`/channels/${host}`).catch(() => fallback);
  const lists = await Promise.all(
    eventTypes.map((type) => ask<EventSummary[]>(`/events?type=${type}&country-code=${countryCode}`)),
  );
  const paths = [...listedPages(registry), ...lists.flat().map(({ slug }) => links.event(slug))];

  const address = (path: string, language: string) => {
    const query = language === defaultLocaleCode ? '' : `?${languageParameter}=${language.replace('_', '-')}`;
    return escaped(`${origin}${path}${query}`);
  };
  const entry = (path: string) =>
    [
      `<url><loc>${address(path, defaultLocaleCode)}</loc>`,
      ...languages.map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${languageTag(language)}" href="${address(path, language)}"/>`,
      ),
      '</url>',
    ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map(entry).join('\n')}
</urlset>
`;
}

/** Pages without a parameter that are for everyone; the corporate page has a parameter and one address that we link to. */
function listedPages({ modules }: Registry): string[] {
  const open = Object.values(modules).flatMap(({ current }) =>
    current.routes.filter((route) => route.public && !route.unlisted),
  );
  const corporate = open.some(({ path }) => path === '/:product-companies') ? [links.companies()] : [];
  return [...open.map(({ path }) => path).filter((path) => !path.includes(':')), ...corporate];
}

/** Search engines: everything but what is somebody's own; the sitemap's address. */
export const robotsOf = (origin: string) => `User-agent: *
Disallow: /my-account/
Disallow: /order-detail/
Disallow: /verify-account/
Disallow: /recovery-account/
Disallow: /backend/
Allow: /backend/media/

Sitemap: ${origin}/sitemap.xml
`;

const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
