import type { Queryable } from '../database/database.ts';
import { createDriversRepository } from '../modules/dispatch/fleet/drivers.repository.ts';
import { createVehiclesRepository } from '../modules/dispatch/fleet/vehicles.repository.ts';
import { createStaffUsersRepository } from '../modules/staff-accounts/staff-users.repository.ts';
import type { SeedStaff, SeedVehicle } from './seed-content.ts';

/** Inserts the sample vehicles if there are none yet; existing vehicles are the company's own. */
export async function seedVehicles(tx: Queryable, content: SeedVehicle[]) {
  const vehicles = createVehiclesRepository(tx);
  if ((await vehicles.list()).length > 0) return;
  for (const vehicle of content) await vehicles.add({ ...vehicle, isRetired: false, outages: [] });
}

/** Inserts the sample driver profiles if no driver has one yet. */
export async function seedDriverProfiles(tx: Queryable, staff: SeedStaff[]) {
  const drivers = createDriversRepository(tx);
  if ((await drivers.list()).some(({ phone }) => phone !== null)) return;
  const users = createStaffUsersRepository(tx);
  for (const { email, driver } of staff) {
    if (!driver) continue;
    const user = await users.byEmail(email);
    if (user?.role === 'driver') await drivers.save(user.id, driver);
  }
}
