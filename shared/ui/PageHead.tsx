import { useLocation, usePlatform, useSelector } from '@idavuelta/shared/platform';
import {
  type Language,
  languageParameter,
  languages,
  languageTag,
  selectLanguage,
  selectSiteLanguage,
} from '../contracts/index.ts';
import sharePicture from './share-picture.png';

export interface PageHeadProps {
  /** Title of the browser's tab and in search results; already translated. */
  title: string;
  /** One or two sentences, at most 160 characters; already translated. */
  description: string;
  /** Preview of a shared link: a stored picture's path, without width and extension; the site's own by default. */
  picture?: string;
  /** Search engines leave the page out: it is private or has no content of its own. */
  noIndex?: boolean;
  /** Query parameters that make it another page (`['q']` on the search page). */
  identifyingParameters?: string[];
}

/** The brand's name is the same in every language. */
const brand = 'Idavuelta';

/**
 * Head tags of a page for browsers, search engines and messengers; React moves them into `<head>`. Every page has
 * exactly one `PageHead`. An address without `lang` is in the default language of the host.
 */
export function PageHead({ title, description, picture, noIndex = false, identifyingParameters = [] }: PageHeadProps) {
  const { siteOrigin, apiBaseUrl } = usePlatform();
  const { pathname, search } = useLocation();
  const language = useSelector(selectLanguage);
  const siteLanguage = useSelector(selectSiteLanguage);

  const addressIn = (wanted: Language) => {
    const given = new URLSearchParams(search);
    const query = new URLSearchParams(
      identifyingParameters.flatMap((name) => given.getAll(name).map((value) => [name, value])),
    );
    if (wanted !== siteLanguage) query.set(languageParameter, languageTag(wanted));
    return `${siteOrigin}${pathname}${query.size ? `?${query}` : ''}`;
  };
  const image = new URL(picture ? `${apiBaseUrl}${picture}-960.jpeg` : sharePicture, siteOrigin).href;

  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={addressIn(language)} />
      {noIndex && <meta name="robots" content="noindex" />}
      {!noIndex &&
        languages.map((other) => (
          <link key={other} rel="alternate" hrefLang={languageTag(other)} href={addressIn(other)} />
        ))}
      {!noIndex && <link rel="alternate" hrefLang="x-default" href={addressIn(siteLanguage)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:locale" content={language} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addressIn(language)} />
      <meta property="og:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
