import { escapeMarkup } from '@idavuelta/shared/contracts/text';
import type { StoredObject } from './objects.ts';

/** Builds the response of a failed call. */
export const errorXml = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

/** Builds a page of a listing. @param more whether another page follows */
export function listXml(objects: (StoredObject & { key: string })[], more: boolean) {
  const contents = objects.map(
    ({ key, content, etag, modified }) =>
      `<Contents><Key>${escapeMarkup(key)}</Key><LastModified>${modified.toISOString()}</LastModified>` +
      `<ETag>${escapeMarkup(etag)}</ETag><Size>${content.length}</Size></Contents>`,
  );
  const token = more ? `<NextContinuationToken>${escapeMarkup(objects.at(-1)?.key ?? '')}</NextContinuationToken>` : '';
  return (
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">` +
    `<KeyCount>${objects.length}</KeyCount><IsTruncated>${more}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`
  );
}
