import type { PinMapProps } from '@idavuelta/shared/pin-map';
import { useTranslation } from '@idavuelta/shared/platform';
import { Button, Spinner } from '@idavuelta/shared/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { Position } from '../contracts/index.ts';
import styles from './AddressPin.module.css';

const PinMap = lazy<ComponentType<PinMapProps>>(() =>
  import('@idavuelta/shared/pin-map').catch(() => ({ default: MapUnavailable })),
);

interface AddressPinProps {
  address: string;
  position: Position;
  onMove: (position: Position) => void;
}

/** Opens a map on which the address's pin can be moved. Until it is moved, the suggested position counts. */
export default function AddressPin({ address, position, onMove }: AddressPinProps): ReactNode {
  const { t, i18n } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const id = useId();
  // Shells of earlier contracts lack these texts.
  if (!i18n.exists('common:address.open_map')) return null;
  return (
    <div className={styles.pin}>
      <Button variant="quiet" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        {t(open ? 'address.close_map' : 'address.open_map')}
      </Button>
      {open && (
        <div id={id}>
          <Suspense fallback={<Spinner label={t('loading')} />}>
            <PinMap label={t('address.map', { address })} position={position} onMove={onMove} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** Shown instead of the map when its code cannot be loaded. */
function MapUnavailable() {
  const { t } = useTranslation('common');
  return <p role="status">{t('address.map_unavailable')}</p>;
}
