import { renderModule } from '@idavuelta/shared/testing';
import { renderToString } from 'react-dom/server.node';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import booking from '../../module.ts';
import { aQueuedEvent } from '../../testing/waiting-room.ts';
import BookingWizard from './BookingWizard.tsx';

it('[SAL-05] a page from the server leads browsers without JavaScript to the queue', async () => {
  const { store, i18n } = await renderModule(booking, null);
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <Provider store={store}>
        <BookingWizard event={aQueuedEvent()} />
      </Provider>
    </I18nextProvider>,
  );
  expect(html).toContain('<noscript><a href="/waiting-room/7">Tomar un lugar en la fila sin JavaScript</a></noscript>');
});
