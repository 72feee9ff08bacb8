import { languageChanged } from '@idavuelta/shared/contracts';
import { addModuleTexts } from '@idavuelta/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import definition from '../module.ts';
import AccountPage from '../pages/account/AccountPage.tsx';
import HomePage from '../pages/home/HomePage.tsx';
import InvitationPage from '../pages/invitation/InvitationPage.tsx';
import LogInPage from '../pages/log-in/LogInPage.tsx';
import { anAccount, renderOffice } from '../testing/office.tsx';

const requested = (actions: { type: string; payload?: unknown }[]) =>
  actions.filter(({ type }) => type === 'contract/languageRequested').map(({ payload }) => payload);

it('[LOC-04] a colleague whose account is Portuguese gets Portuguese pages, whatever the browser had', async () => {
  const { actions } = await renderOffice(<HomePage />, { account: anAccount('viewer', { language: 'pt_BR' }) });
  await waitFor(() => expect(requested(actions)).toEqual([{ language: 'pt_BR' }]));
});

it('[LOC-04] whoever was invited in Portuguese reads the invitation in Portuguese', async () => {
  const { actions } = await renderOffice(<InvitationPage params={{ token: 'a-link' }} />, {
    account: null,
    api: {
      'GET /staff-api/invitation': {
        email: 'ines@idavuelta.example',
        name: 'Inês',
        role: 'support',
        language: 'pt_BR',
        otpauth: 'otpauth://totp/Idavuelta:ines?secret=JBSWY3DPEHPK3PXP&issuer=Idavuelta',
      },
    },
  });
  await waitFor(() => expect(requested(actions)).toEqual([{ language: 'pt_BR' }]));
});

it('[LOC-04] a language chosen at the log-in is kept for the person after it', async () => {
  const { user, calls, actions, currentPath } = await renderOffice(<LogInPage />, {
    account: null,
    path: '/back-office/log-in',
    api: {
      'POST /staff-api/login': { challenge: 'a challenge' },
      'POST /staff-api/login/code': { csrfToken: 'a new CSRF token' },
      'PUT /staff-api/account/language': {},
    },
  });
  await user.type(screen.getByLabelText('Correo'), 'rosa@idavuelta.example');
  await user.click(screen.getByRole('combobox', { name: 'Idioma' }));
  await user.click(await screen.findByTitle('Português (Brasil)'));
  expect(requested(actions)).toEqual([{ language: 'pt_BR' }]);
  expect(screen.getByLabelText('Correo')).toHaveValue('rosa@idavuelta.example');
  await user.type(screen.getByLabelText('Contraseña'), 'una frase larga');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await user.type(await screen.findByLabelText('Código'), '492 039');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  await waitFor(() => expect(currentPath()).toBe('/back-office'));
  expect(calls.find(({ method }) => method === 'PUT')?.data).toEqual({ language: 'pt_BR' });
});

it('[LOC-04] another language holds at once, in antd’s own texts too, and what is typed stays', async () => {
  const { user, i18n, store } = await renderOffice(<AccountPage />, {
    path: '/back-office/account?tab=password',
    api: { 'GET /staff-api/account/sessions': [] },
  });
  await user.type(await screen.findByLabelText('Contraseña actual'), 'a medio escribir');
  await act(async () => {
    addModuleTexts(i18n, 'pt_BR', definition);
    await i18n.changeLanguage('pt_BR');
    store.dispatch(languageChanged({ language: 'pt_BR' }));
  });
  expect(await screen.findByLabelText('Senha atual')).toHaveValue('a medio escribir');
});

it('[LOC-04] the language is chosen in my account', async () => {
  const { user, calls } = await renderOffice(<AccountPage />, {
    path: '/back-office/account?tab=language',
    api: { 'GET /staff-api/account/sessions': [], 'PUT /staff-api/account/language': {} },
  });
  await user.click(await screen.findByRole('combobox', { name: 'Idioma' }));
  await user.click(await screen.findByTitle('Español (Chile)'));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.data).toEqual({ language: 'es_CL' }));
});
