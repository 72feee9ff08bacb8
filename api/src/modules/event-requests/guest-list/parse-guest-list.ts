import type { CountryCode } from '@idavuelta/shared/contracts';
import { readWorkbook } from '../../../uploads/tables/read-workbook.ts';
import { type GuestRows, readGuestRows } from './guest-rows.ts';

/** Reads a guest list from an `.xlsx` file. @throws TableRefused */
export const parseGuestList = async (file: string, country: CountryCode): Promise<GuestRows> =>
  readGuestRows(await readWorkbook(file), country);
