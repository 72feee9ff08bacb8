import { browserStore } from '@idavuelta/shared/storage';

/** The device that checks, as other drivers see it: `{id, name}`. */
export interface CheckingDevice {
  id: string;
  name: string;
}

const key = 'idavuelta.ticket-device';

/** Whether this device has checked tickets before, or was prepared to. */
export const knowsDevice = () => read() !== undefined;

/** This device: its self-generated id and the name given by its driver, initially the beginning of the id. */
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

/** A browser without storage gets another id on the next visit. */
const write = (device: CheckingDevice) => void browserStore.write(key, JSON.stringify(device));
