import { type EventDetail, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import type { SharedVan as Proposal } from '@idavuelta/shared/contracts/shared-van';
import { useSelector, useTranslated, useTranslation } from '@idavuelta/shared/platform';
import { Notice } from '@idavuelta/shared/ui';
import { selectProvince } from '../../state/tickets/tickets.selectors.ts';
import { useCategories } from '../../state/tickets/useCategories.ts';
import { type Outcome, useSharedVan, vanIn } from './useSharedVan.ts';

/** Names of the variants still on sale for the same date. */
function useOthers() {
  const translated = useTranslated();
  const province = useSelector(selectProvince);
  const { data = [] } = useCategories();
  return data.flatMap((category) =>
    category.subCategories
      .filter(({ stock, provinceId }) => stock > 0 && (!province || provinceId === province.id))
      .map(({ productVariantId, translations }) => ({
        id: productVariantId,
        name: `${translated(category.translations)?.name} · ${translated(translations)?.name}`,
      })),
  );
}

/** Says which van a friend's link proposes, and whether it could be chosen. */
export default function SharedVan({ event, van }: { event: EventDetail; van: Proposal }) {
  const { t } = useTranslation('booking');
  const translated = useTranslated();
  const loggedIn = useSelector(selectIsLoggedIn);
  const { data: categories } = useCategories();
  const outcome: Outcome = useSharedVan(event, van);
  const others = useOthers();
  const found = vanIn(categories, van);
  if (outcome === 'own' || (outcome === 'waiting' && (loggedIn || !found))) return null;

  const name =
    found && `${translated(found.category.translations)?.name} · ${translated(found.variant.translations)?.name}`;
  if (outcome === 'waiting') return <Notice title={t('shared_van.login', { name })} />;
  if (outcome === 'chosen')
    return <Notice title={t('shared_van.chosen', { name })}>{t('shared_van.chosen_help')}</Notice>;
  return (
    <Notice tone="warn" title={t(`shared_van.${outcome}`, { name })}>
      {others.length > 0 ? (
        <>
          <p>{t('shared_van.others')}</p>
          <ul>
            {others.map((other) => (
              <li key={other.id}>{other.name}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{t('shared_van.no_others')}</p>
      )}
    </Notice>
  );
}
