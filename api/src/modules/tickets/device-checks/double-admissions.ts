import type { DoubleAdmission, Language, Leg } from '@idavuelta/shared/contracts';
import type { EventTranslations } from '../../../database/column-types.ts';
import { isoMoment } from '../../../database/iso-moment.ts';

/** A ticket admitted more than once on a leg, with every such check by device time. */
export interface DoubleRow {
  orderId: string;
  ticket: number;
  leg: Leg;
  timeZone: string;
  slug: string;
  translations: EventTranslations;
  /** Language of the country. */
  language: Language;
  scans: { deviceId: string | null; deviceName: string | null; scannedAt: string; receivedAt: string }[];
}

const latest = ({ scans }: DoubleRow) => Math.max(...scans.map(({ receivedAt }) => new Date(receivedAt).getTime()));

/** Returns the double admissions that concern a device, most recently discovered first. */
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
