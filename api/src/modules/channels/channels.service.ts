import type { CountryCode, PaymentMethodCode } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createChannelsRepository } from './channels.repository.ts';

export interface ChannelsDependencies {
  db: Database;
  /** The ways to pay that this installation has a provider for. */
  configuredMethods: ReadonlySet<PaymentMethodCode>;
}

/** The countries and languages of the web sites, the country of a host, and the ways to pay in a country. */
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

    /** The ways to pay of the country that this installation has a provider for. */
    paymentMethods: async (country: CountryCode) =>
      (await channels.paymentMethods(country)).filter(({ code }) => configuredMethods.has(code)),
  };
}
