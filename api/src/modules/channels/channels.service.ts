import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createChannelsRepository } from './channels.repository.ts';

export type ChannelsService = ReturnType<typeof createChannelsService>;

/** Countries and languages of the sites, and the country of a host. */
export function createChannelsService({ db }: { db: Database }) {
  const channels = createChannelsRepository(db);
  return {
    countries: channels.countries,
    locales: channels.locales,

    /** @param host with or without port and `www.` */
    async channel(host: string) {
      const name = host
        .toLowerCase()
        .replace(/:\d+$/, '')
        .replace(/^www\./, '');
      const channel = await channels.channel(name);
      if (!channel) throw new AppError('NOT_FOUND');
      return channel;
    },
  };
}
