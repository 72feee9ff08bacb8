import { loginRequested } from '@idavuelta/shared/contracts';
import { useDispatch, useSelector, useTranslation } from '@idavuelta/shared/platform';
import { Dialog, Spinner } from '@idavuelta/shared/ui';
import { useState } from 'react';
import { LazyPart } from '../../modules/LazyPart.tsx';
import { loginClosed, selectLogin } from './session.slice.ts';

const loadViews = () => import('./SessionViews.tsx');

/** Id of the dialog, for the button that opens it. */
export const sessionDialogId = 'session';

/**
 * Login, recovery and sign-up, over the current page, which stays mounted behind them. The dialog is in the page from the
 * server, so that its button opens it at once; its forms come when it is open.
 */
export function SessionDialog() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { modal } = useSelector(selectLogin);
  const [title, setTitle] = useState('');

  return (
    <Dialog
      id={sessionDialogId}
      title={title || t('login.open')}
      open={modal === 'open'}
      onFoundOpen={() => dispatch(loginRequested(undefined))}
      onClose={() => dispatch(loginClosed())}
    >
      {modal === 'open' ? (
        <LazyPart load={loadViews} props={{ onTitle: setTitle }} />
      ) : (
        <Spinner label={t('common:loading')} />
      )}
    </Dialog>
  );
}
