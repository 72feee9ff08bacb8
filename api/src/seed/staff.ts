import { hash } from '@node-rs/argon2';
import type { Queryable } from '../database/database.ts';
import { createStaffUsersRepository } from '../modules/staff-accounts/staff-users.repository.ts';
import type { SeedStaff } from './seed-content.ts';

/** Inserts staff accounts to log in as; existing ones are not changed. @param seal encrypts secrets of apps */
export async function seedStaff(tx: Queryable, staff: SeedStaff[], seal: (secret: string) => Promise<string>) {
  const users = createStaffUsersRepository(tx);
  for (const { email, name, role, language, password, totpSecret } of staff) {
    const id = await users.add({ email, name, role, language });
    if (id === undefined) continue;
    await users.setCredentials(id, { passwordHash: await hash(password), totpSecret: await seal(totpSecret) });
  }
}
