import { useTranslation } from '@idavuelta/shared/platform';
import { useMethodName } from '../../../features/payment-method/useMethodName.ts';

/** Returns the function that names who did something: a colleague, the buyer, a payment provider, or nobody. */
export function useActorName() {
  const { t } = useTranslation('back-office');
  const methodName = useMethodName();
  return (actor: string) => {
    const [, kind, name = ''] = /^(\w+):(.*)$/.exec(actor) ?? [];
    switch (kind) {
      case 'staff':
        return name;
      case 'program':
        return t('actors.program', { name });
      case 'provider':
        return methodName(name);
      case 'job':
        return t('actors.automatic');
      default:
        return actor === 'buyer' ? t('actors.buyer') : actor;
    }
  };
}
