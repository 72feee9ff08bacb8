import type { CountryCode, PaymentMethodCode } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createChannelsRepository } from './channels.repository.ts';

export interface ChannelsDependencies {
  db: Database;
  /** The ways to pay that this installation can take. */
  configuredMethods: ReadonlySet<PaymentMethodCode>;
}

/** What a web site needs to know of where it sells: countries, languages, the country of a host and the ways to pay there. */
export function createChannelsService({ db, configuredMethods }: ChannelsDependencies) {
  const channels = createChannelsRepository(db);
  return {
    countries: channels.countries,
    locales: channels.locales,

    /** @param host with or without a port and `www.` */
    async channel(host: string) {
      const name = host
        .toLowerCase()
        .replace(/:\d+$/, '')
        .replace(/^www\./, '');
      const channel = await channels.channel(name);
      if (!channel) throw new AppError('NOT_FOUND');
      return channel;
    },

    /** Only methods that this installation can really take. */
    paymentMethods: async (country: CountryCode) =>
      (await channels.paymentMethods(country)).filter(({ code }) => configuredMethods.has(code)),
  };
}
