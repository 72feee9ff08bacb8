import { hash } from '@node-rs/argon2';
import type { Queryable } from '../database/database.ts';

export const demoCustomer = { email: 'demo@idavuelta.test', password: 'demo1234' };

/** Somebody to log in as, coupons to try and accounts to transfer to. Never in production. */
export async function seedDemo(tx: Queryable) {
  await tx.query(
    `INSERT INTO customer (email, password_hash, first_name, last_name, phone_number, country_code, language, birthday,
       gender, verified_at)
     VALUES ($1, $2, 'Lucía', 'Quispe', '987654321', 'PE', 'es_PE', '1992-05-14', 'f', now()) ON CONFLICT DO NOTHING`,
    [demoCustomer.email, await hash(demoCustomer.password)],
  );
  await tx.query(
    `INSERT INTO event_invitation (event_id, email) SELECT id, $1 FROM event WHERE payment_type = 2 ON CONFLICT DO NOTHING`,
    [demoCustomer.email],
  );
  await tx.query(
    `INSERT INTO coupon (code, basis_points, expires_at, max_uses, uses) VALUES
       ('VUELTA10', 1000, NULL, NULL, 0),
       ('GRATIS100', 10000, NULL, NULL, 0),
       ('VENCIDO', 1000, now() - interval '1 day', NULL, 0),
       ('AGOTADO', 1000, NULL, 1, 1)
     ON CONFLICT DO NOTHING`,
  );
  await tx.query(
    `INSERT INTO bank_account (country_code, bank_name, account_id, account_type, dni, email) VALUES
       ('PE', 'Banco del Litoral', '191-2048761-0-42', 'Cuenta corriente en soles', 'RUC 20608812345', 'pagos@idavuelta.pe'),
       ('CL', 'Banco del Litoral', '00-482-19377-01', 'Cuenta corriente', 'RUT 77.481.290-6', 'pagos@idavuelta.cl'),
       ('ES', 'Banco del Litoral', 'ES12 0182 9999 5402 0123 4567', 'Cuenta corriente', 'CIF B12345674', 'pagos@idavuelta.es')
     ON CONFLICT DO NOTHING`,
  );
}
