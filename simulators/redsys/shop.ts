/** Published by Redsys for its test environment; not a secret. */
export const shop = { merchantCode: '999008881', terminal: '1', secretKey: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' };
