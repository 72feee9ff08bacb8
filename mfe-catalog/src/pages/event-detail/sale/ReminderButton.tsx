import { loginRequested, selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Button } from '@idavuelta/shared/ui';
import { useSaleReminderQuery, useSetSaleReminderMutation } from './sale.api.ts';

/** Asks for a mail before the sale opens, or undoes it. Visitors are led to log in. */
export function ReminderButton({ slug }: { slug: string }) {
  const { t } = useTranslation('catalog/event-detail');
  const dispatch = useDispatch();
  const isLoggedIn = useSelector(selectIsLoggedIn);
  const { currentData } = useSaleReminderQuery(slug, { skip: !isLoggedIn });
  const [set, { isLoading, error }] = useSetSaleReminderMutation();
  const reminded = Boolean(isLoggedIn && currentData?.reminded);
  const press = () => (isLoggedIn ? void set({ slug, reminded: !reminded }) : dispatch(loginRequested(undefined)));

  return (
    <>
      <span role="status">{reminded && t('sale.reminded')}</span>
      <Button variant={reminded ? 'quiet' : 'secondary'} disabled={isLoading} onClick={press}>
        {t(reminded ? 'sale.forget' : 'sale.remind')}
      </Button>
      {error && 'code' in error && <span role="alert">{t(`common:errors.${error.code}`)}</span>}
    </>
  );
}
