import type { DoubleAdmission, Language, Leg } from '@idavuelta/shared/contracts';
import type { EventTranslations } from '../../../database/column-types.ts';
import { isoMoment } from '../../../database/iso-moment.ts';

/** A ticket that was let in more than once on one ride, with every check that let it in, by the clocks of the devices. */
export interface DoubleRow {
  orderId: string;
  ticket: number;
  leg: Leg;
  timeZone: string;
  slug: string;
  translations: EventTranslations;
  /** The country's. */
  language: Language;
  scans: { deviceId: string | null; deviceName: string | null; scannedAt: string; receivedAt: string }[];
}

const latest = ({ scans }: DoubleRow) => Math.max(...scans.map(({ receivedAt }) => new Date(receivedAt).getTime()));

/** What a device is told: of tickets that it let in itself, those that we learnt of last first. */
export const doublesOf = (rows: DoubleRow[], deviceId: string): DoubleAdmission[] =>
  rows
    .filter(({ scans }) => scans.some((scan) => scan.deviceId === deviceId))
    .sort((one, other) => latest(other) - latest(one))
    .map(({ slug, translations, language, scans, ...ticket }) => ({
      ...ticket,
      eventName: translations[language]?.name ?? slug,
      admissions: scans.map((scan) => ({
        deviceName: scan.deviceName ?? '',
        at: isoMoment(scan.scannedAt),
        isOwn: scan.deviceId === deviceId,
      })),
    }));
