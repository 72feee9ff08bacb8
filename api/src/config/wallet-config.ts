import { readFileSync } from 'node:fs';

/** What Apple requires to sign passes, as PEM. */
export interface WalletConfig {
  passTypeId: string;
  teamId: string;
  certificate: string;
  key: string;
  keyPassphrase?: string;
  /** Apple's intermediate certificate. */
  appleCertificate: string;
}

export interface WalletVariables {
  WALLET_PASS_TYPE_ID?: string;
  WALLET_TEAM_ID?: string;
  WALLET_CERTIFICATE?: string;
  WALLET_KEY?: string;
  WALLET_KEY_PASSPHRASE?: string;
  WALLET_APPLE_CERTIFICATE?: string;
}

const needed = [
  'WALLET_PASS_TYPE_ID',
  'WALLET_TEAM_ID',
  'WALLET_CERTIFICATE',
  'WALLET_KEY',
  'WALLET_APPLE_CERTIFICATE',
] as const;

function readPem(name: keyof WalletVariables, file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${name} must be a file that can be read`);
  }
}

/**
 * Reads the settings of Apple Wallet passes; undefined when none of the variables is set.
 * @throws Error with one line per missing variable when only some are set
 */
export function readWalletConfig(variables: WalletVariables): WalletConfig | undefined {
  const missing = needed.filter((name) => !variables[name]);
  if (missing.length === needed.length) return undefined;
  if (missing.length > 0) throw new Error(missing.map((name) => `${name} is required for Apple Wallet`).join('\n'));
  return {
    passTypeId: variables.WALLET_PASS_TYPE_ID ?? '',
    teamId: variables.WALLET_TEAM_ID ?? '',
    certificate: readPem('WALLET_CERTIFICATE', variables.WALLET_CERTIFICATE ?? ''),
    key: readPem('WALLET_KEY', variables.WALLET_KEY ?? ''),
    keyPassphrase: variables.WALLET_KEY_PASSPHRASE,
    appleCertificate: readPem('WALLET_APPLE_CERTIFICATE', variables.WALLET_APPLE_CERTIFICATE ?? ''),
  };
}
