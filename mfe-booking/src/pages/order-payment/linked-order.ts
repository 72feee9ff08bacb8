import type { PaymentLink } from '@idavuelta/shared/contracts';

export type LinkedOrder = NonNullable<PaymentLink['order']>;
