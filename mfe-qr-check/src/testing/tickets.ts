import type { ListedTicket, TicketList } from '@idavuelta/shared/contracts';
import { emptyEntry, formatTicketCode, sealTicket, ticketStatement } from '@idavuelta/shared/contracts/tickets';
import { inEveryLanguage } from '@idavuelta/shared/testing';

const base64Url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

/** A signer of tickets with its own key, like the API's. */
export async function aSigner(id = 'key-1') {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey('Ed25519', true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  return {
    key: { id, publicKey: base64Url(await crypto.subtle.exportKey('raw', publicKey)) },
    /** Returns a ticket's signature and the text of its code. */
    async sign(ticket: { orderId: string; ticket: number; issue?: number }) {
      const signed = { issue: 1, ...ticket };
      const statement = new TextEncoder().encode(ticketStatement(signed));
      const signature = `${id}.${base64Url(await crypto.subtle.sign('Ed25519', privateKey, statement))}`;
      return { signature, text: formatTicketCode(signed, signature) };
    },
  };
}

export const listedTicket: ListedTicket = {
  customer: { name: 'Rosa Quispe', email: '' },
  ticketQuantity: 2,
  passengers: ['Rosa Quispe', 'Luis Quispe'],
  checked: {},
};

/** The list of a departure that begins in two hours, with these tickets by their signatures. */
export async function aTicketList(
  keys: TicketList['keys'],
  tickets: Record<string, ListedTicket>,
): Promise<TicketList> {
  const entries = await Promise.all(
    Object.entries(tickets).map(([signature, ticket]) => sealTicket(signature, ticket)),
  );
  return {
    departureId: 7,
    event: {
      name: 'Noche de Cumbia',
      placeName: 'Estadio San Marcos',
      timeZone: 'America/Lima',
      translations: inEveryLanguage({ name: 'Noche de Cumbia' }),
    },
    date: new Date(Date.now() + 2 * 3_600_000).toISOString(),
    returnFrom: new Date(Date.now() + 3 * 3_600_000).toISOString(),
    admission: {
      from: new Date(Date.now() - 10 * 3_600_000).toISOString(),
      until: new Date(Date.now() + 12 * 3_600_000).toISOString(),
    },
    madeAt: new Date().toISOString(),
    keys,
    entries: Object.fromEntries([...entries, emptyEntry()]),
  };
}
