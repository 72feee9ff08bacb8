import { type EventSummary, periodicity } from '@idavuelta/shared/contracts';
import { jsonInScript } from '@idavuelta/shared/contracts/text';
import { useFormats, usePlatform, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { PageHead } from '@idavuelta/shared/ui';
import { eventJsonLd } from './event-json-ld.ts';
import { isAtDoor } from './is-at-door.ts';

/**
 * Head tags and JSON-LD of an event page.
 * @param unlisted excludes it from search engines: only its link leads to it
 */
export function EventHead({ event, unlisted }: { event: EventSummary; unlisted: boolean }) {
  const { t } = useTranslation('catalog/event-detail');
  const { date } = useFormats();
  const { siteOrigin, apiBaseUrl } = usePlatform();
  const translated = useTranslated();
  const texts = translated(event.translations);
  const place = translated(event.place.translations)?.name ?? event.place.name;
  const when = event.calendars[0]?.startDate ?? event.startDate;
  const day = date(when, 'medium', event.timeZone);
  const description = event.periodicityType === periodicity.fixed ? 'description' : 'description_dates';
  const data = eventJsonLd(event, { texts, place, siteOrigin, apiBaseUrl, sold: t('sold') });
  return (
    <>
      <PageHead
        title={t('document_title', { name: texts?.name })}
        description={[
          t(description, { name: texts?.name, place, date: day }),
          ...(isAtDoor(event) ? [t('at_door')] : []),
        ].join(' ')}
        picture={texts?.imagePath ?? event.imagePath}
        noIndex={unlisted}
      />
      {!unlisted && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonInScript; data is not executed
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInScript(data) }} />
      )}
    </>
  );
}
