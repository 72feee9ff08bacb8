import type { KeySecrets } from '../config/purpose-keys.ts';
import { AppError } from '../errors.ts';
import { createSignedLinks } from '../http/signed-links.ts';

const days = 7;

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

/** Signed links to the page of an unpublished event, valid for one event and seven days. */
export function createPreviewLinks(keys: KeySecrets) {
  const links = createSignedLinks(keys, 'event-preview');

  return {
    async issue(eventId: number) {
      const expiresAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + days * 86_400_000);
      const token = await links.sign(String(eventId), expiresAt);
      return { path: `/event-preview/${token}`, expiresAt: expiresAt.toISOString() };
    },

    /** @returns the id of the event @throws TOKEN_INVALID */
    async read(token: string): Promise<number> {
      const { subject, expired } = await links.read(token);
      if (expired) throw new AppError('TOKEN_INVALID');
      return Number(subject);
    },
  };
}
