/** The service worker of `/qr-verification` and of `/qr-verification/trips`. */
import { serveOfflinePage } from '@idavuelta/shared/offline-page/worker';

serveOfflinePage();
