import type { MeetingPointFields } from '@idavuelta/shared/contracts/staff';
import type { Queryable } from '../../../database/database.ts';

export const createMeetingPointsRepository = (tx: Queryable) => ({
  async countiesOf(provinceIds: number[]): Promise<Map<number, number[]>> {
    const rows = await tx
      .selectFrom('county')
      .select(['id', 'province_id as provinceId'])
      .where(({ eb, fn, val }) => eb('province_id', '=', fn.any(val(provinceIds))))
      .execute();
    const counties = new Map<number, number[]>();
    for (const { id, provinceId } of rows) counties.set(provinceId, [...(counties.get(provinceId) ?? []), id]);
    return counties;
  },

  /** Stores a variant's meeting point; without an address it picks up at the door. */
  set: (variantId: number, { address, countyIds = [], latitude, longitude, minutes }: MeetingPointFields) =>
    tx
      .updateTable('product_variant')
      .set({
        approach_address: address ?? null,
        approach_counties: countyIds,
        approach_latitude: latitude ?? null,
        approach_longitude: longitude ?? null,
        approach_minutes: minutes ?? null,
      })
      .where('id', '=', variantId)
      .execute(),
});
