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
 * Login, recovery and sign-up in a dialog over the current page, which stays mounted. The server renders the empty
 * dialog, so that its button works at once; the forms load when it opens.
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
