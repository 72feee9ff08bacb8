import { TextField } from '@idavuelta/shared/forms';
import { addTexts, commonTexts, createI18n } from '@idavuelta/shared/i18n';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import * as yup from 'yup';
import { EnquiryForm } from './EnquiryForm.tsx';

it('keeps what was typed before the page was ready', async () => {
  const i18n = createI18n('es_PE');
  await addTexts(i18n, 'es_PE', 'common', commonTexts);
  const form = (
    <I18nextProvider i18n={i18n}>
      <EnquiryForm
        title="Escríbenos"
        schema={yup.object({})}
        send={async () => undefined}
        submit="Enviar"
        sending="Enviando"
      >
        <TextField name="name" label="Nombre" />
      </EnquiryForm>
    </I18nextProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const field = screen.getByLabelText<HTMLInputElement>('Nombre');
  field.value = 'Rosa';
  render(form, { container, hydrate: true });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enviar' })).toBeEnabled());
  expect(screen.getByLabelText('Nombre')).toBe(field);
  expect(field).toHaveValue('Rosa');
});
