// Snapshots belong to federation manifests; the registry names entries. The runtime's own stand-in does the rest.
export { DisabledSnapshotHandler as SnapshotHandler } from '@module-federation/runtime-core/disabled-snapshots';
export const getGlobalRemoteInfo = () => ({});
