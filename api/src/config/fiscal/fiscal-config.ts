import type { Static, TObject } from '@fastify/type-provider-typebox';
import { aeatVariables, readAeatConfig } from './aeat-config.ts';
import { readSiiConfig, siiVariables } from './sii-config.ts';
import { readSunatConfig, sunatVariables } from './sunat-config.ts';

// Kept apart from the authorities and their schemas, because every command reads the configuration.

export const fiscalVariables = {
  ...sunatVariables,
  ...siiVariables,
  ...aeatVariables,
};

/** Reads how tax authorities are reached. Nothing is sent to one without an address. */
export const readFiscalConfig = (variables: Static<TObject<typeof fiscalVariables>>) => ({
  sunat: readSunatConfig(variables),
  sii: readSiiConfig(variables),
  aeat: readAeatConfig(variables),
});

export type FiscalConfig = ReturnType<typeof readFiscalConfig>;
