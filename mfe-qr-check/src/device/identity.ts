import { browserStore } from '@idavuelta/shared/storage';

/** Who checks, as the others are told: `{id, name}`. */
export interface CheckingDevice {
  id: string;
  name: string;
}

const key = 'idavuelta.ticket-device';

/** Whether this device has checked tickets before, or was prepared to. */
export const knowsDevice = () => read() !== undefined;

/** This device: known by an id that it made itself, called what its driver called it, at first by the id's beginning. */
export function readDevice(): CheckingDevice {
  const stored = read();
  if (stored) return stored;
  const id = crypto.randomUUID();
  const device = { id, name: id.slice(0, 4).toUpperCase() };
  write(device);
  return device;
}

export const nameDevice = (name: string) => write({ ...readDevice(), name });

function read(): CheckingDevice | undefined {
  try {
    const value = JSON.parse(browserStore.read(key) ?? 'null') as Partial<CheckingDevice> | null;
    return typeof value?.id === 'string' && typeof value.name === 'string' ? (value as CheckingDevice) : undefined;
  } catch {
    return undefined; // broken
  }
}

/** A browser that keeps nothing has another id on the next visit. */
const write = (device: CheckingDevice) => void browserStore.write(key, JSON.stringify(device));
