import type { CountryCode } from '@idavuelta/shared/contracts';
import type { BankAccountValues, MethodsChange, PaymentSettings } from '@idavuelta/shared/contracts/staff';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { assertUnchanged, fieldsChanged } from '../../../database/revisions.ts';
import { invalidFields } from '../../../errors.ts';
import type { PaymentProvider } from '../provider.ts';
import { createPaymentSettingsRepository, type MethodState } from './payment-settings.repository.ts';

export type PaymentSettingsService = ReturnType<typeof createPaymentSettings>;

interface ChangeBy {
  /** Revision that the change is based on. */
  revision: number;
  actor: StaffActor;
}

const isSecret = (field: string) => field === 'accountId' || field === 'dni';
const masked = (text: string) => `…${text.slice(-4)}`;

/** Masks the account for the audit, whose readers may not all see its number. */
const toAudited = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, isSecret(field) ? masked(String(value)) : value]),
  );

/** `webpay, mercadopago (off)` */
const formatMethods = (methods: MethodState[]) =>
  methods.map(({ code, isOn }) => (isOn ? code : `${code} (off)`)).join(', ');

/** Lets staff change the payment settings of countries. Each change is audited. */
export function createPaymentSettings({ db, providers }: { db: Database; providers: PaymentProvider[] }) {
  const isInstalled = (code: string) => providers.some((provider) => provider.code === code);

  async function settingsOf(queryable: Queryable, country: CountryCode): Promise<PaymentSettings> {
    const stored = createPaymentSettingsRepository(queryable);
    const methods = await stored.methods(country);
    const account = await stored.account(country);
    return {
      country,
      methods: methods.map((method) => ({ ...method, isInstalled: isInstalled(method.code) })),
      methodsRevision: await stored.methodsRevision(country),
      ...(account && { account }),
    };
  }

  /**
   * @throws VALIDATION_FAILED (`methods`): `unknown` for methods the country does not have, `last` when none would
   *   remain
   */
  function assertPossible(stored: MethodState[], requested: MethodState[]) {
    const codes = (methods: MethodState[]) => methods.map(({ code }) => code).toSorted();
    if (codes(stored).join() !== codes(requested).join()) throw invalidFields({ field: 'methods', reason: 'unknown' });
    const canCharge = stored.some(({ code }) => isInstalled(code))
      ? ({ code }: MethodState) => isInstalled(code)
      : () => true;
    if (!requested.some((method) => method.isOn && canCharge(method)))
      throw invalidFields({ field: 'methods', reason: 'last' });
  }

  return {
    find: (country: CountryCode) => settingsOf(db, country),

    /**
     * Enables, disables and sorts payment methods; payments already started are not affected.
     * @throws VALIDATION_FAILED; CHANGED_MEANWHILE
     */
    changeMethods: (country: CountryCode, { methods }: MethodsChange, { revision, actor }: ChangeBy) =>
      db.transaction().execute(async (tx) => {
        const settings = createPaymentSettingsRepository(tx);
        const subject = `payment-methods:${country}`;
        await assertUnchanged(tx, subject, { stored: await settings.lockMethods(country), read: revision });
        const stored = await settings.methods(country);
        assertPossible(stored, methods);
        const { before, after } = fieldsChanged(
          { methods: formatMethods(stored) },
          { methods: formatMethods(methods) },
        );
        if (after.methods !== undefined) {
          await settings.saveMethods(country, methods);
          const detail = { revision: revision + 1, before, after };
          await createAuditRepository(tx).add({ actor, action: 'change-payment-methods', subject, detail });
        }
        return settingsOf(tx, country);
      }),

    /**
     * Changes the bank account for transfers; its currency stays. Buyers with a pending transfer keep the account they
     * were given. Revision 0 creates the account in the country's currency.
     * @throws CHANGED_MEANWHILE with the fields
     */
    changeAccount: (country: CountryCode, values: BankAccountValues, { revision, actor }: ChangeBy) =>
      db.transaction().execute(async (tx) => {
        const settings = createPaymentSettingsRepository(tx);
        await settings.lockMethods(country);
        const stored = await settings.account(country);
        const subject = `bank-account:${country}`;
        await assertUnchanged(tx, subject, { stored: stored?.revision ?? 0, read: revision });
        const { before, after } = fieldsChanged<Partial<BankAccountValues>>(stored ?? {}, values);
        if (Object.keys(after).length > 0) {
          await (stored ? settings.saveAccount(country, values) : settings.addAccount(country, values));
          const detail = { revision: revision + 1, before: toAudited(before), after: toAudited(after) };
          await createAuditRepository(tx).add({ actor, action: 'change-bank-account', subject, detail });
        }
        return settingsOf(tx, country);
      }),
  };
}
