import type { CountryCode } from '@idavuelta/shared/contracts';
import type { ManagedProvince, NewProvince, ProvinceValues } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { assertUnchanged, fieldsChanged, revisionByAudit } from '../../../database/revisions.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { countyChanges, countyMistakes, formatCounties } from './county-changes.ts';
import { createProvincesRepository } from './provinces.repository.ts';

export type Provinces = ReturnType<typeof createProvinces>;

const subjectOf = (id: number) => `province:${id}`;
const zones = new Set(Intl.supportedValuesOf('timeZone'));

type ManagedCounty = ManagedProvince['counties'][number];

const toAudited = ({ name, timeZone, counties }: ProvinceValues) => ({
  name,
  timeZone: timeZone ?? null,
  counties: formatCounties(counties),
});

/** Provinces with pick-ups. Each change is audited. */
export function createProvinces({ db }: { db: Database }) {
  async function find(queryable: Queryable, id: number): Promise<ManagedProvince> {
    const provinces = createProvincesRepository(queryable);
    const province = await provinces.find(id);
    if (!province) throw new AppError('NOT_FOUND');
    const { timeZone, ...rest } = province;
    return {
      ...rest,
      ...(timeZone !== null && { timeZone }),
      counties: await provinces.counties(id),
      revision: await revisionByAudit(queryable, subjectOf(id)),
    };
  }

  /** @throws VALIDATION_FAILED for a taken name, an unknown time zone or invalid counties */
  async function check(tx: Queryable, country: CountryCode, values: ProvinceValues, stored?: ManagedProvince) {
    const { name, timeZone, counties } = values;
    const errors = countyMistakes(counties, stored?.counties ?? []);
    if (!(await createProvincesRepository(tx).isFree(country, name, stored?.id)))
      errors.push({ field: 'name', reason: 'taken' });
    if (timeZone !== undefined && !zones.has(timeZone)) errors.push({ field: 'timeZone', reason: 'unknown' });
    const { removed } = countyChanges(counties, stored?.counties ?? []);
    if (removed.some(({ isUsed }) => isUsed)) errors.push({ field: 'counties', reason: 'in_use' });
    if (errors.length > 0) throw invalidFields(...errors);
  }

  async function saveCounties(tx: Queryable, id: number, { counties }: ProvinceValues, known: ManagedCounty[]) {
    const provinces = createProvincesRepository(tx);
    const { added, changed, removed } = countyChanges(counties, known);
    await provinces.removeCounties(removed.map((county) => county.id));
    await provinces.changeCounties(changed);
    await provinces.addCounties(id, added);
  }

  return {
    list: (country: CountryCode) => createProvincesRepository(db).list(country),

    /** @throws NOT_FOUND */
    find: (id: number) => find(db, id),

    /** @throws VALIDATION_FAILED */
    add: ({ country, ...values }: NewProvince, actor: StaffActor) =>
      db.transaction().execute(async (tx) => {
        const provinces = createProvincesRepository(tx);
        await provinces.lockCountry(country);
        await check(tx, country, values);
        const id = await provinces.add(country, values.name, values.timeZone);
        await saveCounties(tx, id, values, []);
        const detail = { revision: 1, country, ...toAudited(values) };
        await createAuditRepository(tx).add({ actor, action: 'add-province', subject: subjectOf(id), detail });
        return find(tx, id);
      }),

    /**
     * Replaces all values; omitted counties are removed.
     * @param revision that the change is based on
     * @throws NOT_FOUND, VALIDATION_FAILED; CHANGED_MEANWHILE with the changed fields
     */
    change: (id: number, values: ProvinceValues, { revision, actor }: { revision: number; actor: StaffActor }) =>
      db.transaction().execute(async (tx) => {
        const provinces = createProvincesRepository(tx);
        await provinces.lock(id);
        const stored = await find(tx, id);
        const subject = subjectOf(id);
        await assertUnchanged(tx, subject, { stored: stored.revision, read: revision });
        await check(tx, stored.country, values, stored);
        const { before, after } = fieldsChanged(toAudited(stored), toAudited(values));
        if (Object.keys(after).length > 0) {
          await provinces.change(id, values.name, values.timeZone);
          await saveCounties(tx, id, values, stored.counties);
          const detail = { revision: revision + 1, before, after };
          await createAuditRepository(tx).add({ actor, action: 'change-province', subject, detail });
        }
        return find(tx, id);
      }),
  };
}
