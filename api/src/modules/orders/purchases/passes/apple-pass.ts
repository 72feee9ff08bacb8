import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
import type { WalletConfig } from '../../../../config/wallet-config.ts';
import type { OrderMailInput } from '../../../../mail/order-facts.ts';
import { colours } from '../../../../mail/template/theme.ts';
import { type PassTicket, toPassWords } from './ticket-on-pass.ts';

/** Time after the start of the event at which a pass expires, in milliseconds. */
const expiresAfterStartMs = 24 * 3_600_000;

/** Draws the logo, a van's way there and back, at a size in points. */
const icon = (size: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">
      <rect width="32" height="32" rx="7" fill="${colours.night}"/>
      <path d="M6 13h18l-4-4M26 19H8l4 4" fill="none" stroke="${colours.orange}" stroke-width="3"
        stroke-linecap="round" stroke-linejoin="round"/></svg>`),
  )
    .png()
    .toBuffer();

/** Converts `#0f1d3a` to the notation of passes. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

const field = (key: string, [label, value]: readonly [string, string]) => ({ key, label, value });

/** Creates passes for Apple Wallet with the ticket's QR code. */
export function createApplePass({
  passTypeId,
  teamId,
  certificate,
  key,
  keyPassphrase,
  appleCertificate,
}: WalletConfig) {
  const pictures = Promise.all([icon(29), icon(58), icon(87)]);
  const certificates = {
    wwdr: appleCertificate,
    signerCert: certificate,
    signerKey: key,
    ...(keyPassphrase && { signerKeyPassphrase: keyPassphrase }),
  };

  return async (input: OrderMailInput, passTicket: PassTicket): Promise<Buffer> => {
    const { order, event } = input.detail;
    const words = toPassWords(input, passTicket);
    const [small, middle, large] = await pictures;
    const files = {
      'icon.png': small,
      'icon@2x.png': middle,
      'icon@3x.png': large,
      'logo.png': small,
      'logo@2x.png': middle,
    };
    const pass = new PKPass(files, certificates, {
      formatVersion: 1,
      passTypeIdentifier: passTypeId,
      teamIdentifier: teamId,
      organizationName: 'Idavuelta',
      description: words.event,
      logoText: 'Idavuelta',
      // A pass with a new ticket code replaces the earlier one.
      serialNumber: `${order.id}-${passTicket.number}`,
      foregroundColor: rgb(colours.paper),
      labelColor: rgb(colours.orange),
      backgroundColor: rgb(colours.night),
    });
    pass.type = 'eventTicket';
    pass.primaryFields.push({ key: 'event', label: words.title, value: words.event });
    pass.secondaryFields.push(field('date', words.date));
    pass.auxiliaryFields.push(field('pick-up', words.pickUp));
    pass.backFields.push(
      field('passengers', words.passengers),
      field('place', words.place),
      field('order', words.order),
      ...words.more.map((fact, index) => field(`more-${index}`, fact)),
      { key: 'note', label: words.title, value: words.note },
    );
    pass.setBarcodes({
      format: 'PKBarcodeFormatQR',
      message: words.qr,
      messageEncoding: 'utf-8',
      altText: words.shortCode,
    });
    const startsAt = new Date(event.startDate);
    pass.setRelevantDate(startsAt);
    pass.setExpirationDate(new Date(startsAt.getTime() + expiresAfterStartMs));
    return pass.getAsBuffer();
  };
}
