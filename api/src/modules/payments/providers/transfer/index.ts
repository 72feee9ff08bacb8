import type { ProviderModule } from '../../provider-module.ts';
import { createTransferProvider } from './transfer.provider.ts';

export const transfer: ProviderModule = {
  code: 'transferencia',
  create: ({ db, config }) =>
    createTransferProvider({
      db,
      holdSeconds: config.transferHoldSeconds,
      firstHoldSeconds: config.transferFirstHoldSeconds,
    }),
};
