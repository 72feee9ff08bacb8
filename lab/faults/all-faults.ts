import type { Fault } from './fault.ts';
import { apiGone, apiStopped } from './faults/api.ts';
import { chargeThenKill } from './faults/charge-then-kill.ts';
import { clockJumps } from './faults/clocks.ts';
import { databaseFrozen, databaseGone } from './faults/database.ts';
import { diskFull } from './faults/disk-full.ts';
import { gatewayKilled } from './faults/gateway-killed.ts';
import { memory } from './faults/memory.ts';
import { smtpDown } from './faults/smtp-down.ts';
import { apiStalled } from './faults/stalls.ts';
import { apiTerminated, gatewayTerminated } from './faults/stops.ts';

/** The incidents of docs/operations.md. */
export const allFaults: readonly Fault[] = [
  apiStopped,
  apiStalled,
  apiGone,
  apiTerminated,
  databaseFrozen,
  databaseGone,
  gatewayTerminated,
  gatewayKilled,
  smtpDown,
  diskFull,
  clockJumps,
  chargeThenKill,
  memory,
];
