/** The service worker of `/qr-verification`. */
import { serveOfflinePage } from '@idavuelta/shared/offline-page/worker';

serveOfflinePage();
