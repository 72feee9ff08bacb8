import type { CountryCode } from '@idavuelta/shared/contracts';
import { xlsxSheets } from '../../../uploads/tables/xlsx-sheets.ts';
import { type GuestRows, readGuestRows } from './guest-rows.ts';

/** Reads a guest list from an `.xlsx` file. @throws TableRefused */
export const parseGuestList = async (file: string, country: CountryCode): Promise<GuestRows> =>
  readGuestRows(await xlsxSheets(file), country);
