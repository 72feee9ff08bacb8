import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Linux's control groups, version 1 and 2, with a share of the processors that is a hundred times the usual one. */
const groups = [
  { directory: '/sys/fs/cgroup/cpu/idavuelta-lab', file: 'cpu.shares', share: '102400' },
  { directory: '/sys/fs/cgroup/idavuelta-lab', file: 'cpu.weight', share: '10000' },
];

/**
 * Lets this process and all that it starts (the browser, the site, its database) go before the machine's other processes,
 * where the account may do so: what runs beside is not what is measured. Priorities would not do: browsers set their own.
 */
export function goFirst() {
  if (!groups.some(joined))
    console.log('this account may not go before other processes: what runs beside slows what is measured');
}

function joined({ directory, file, share }: (typeof groups)[number]) {
  try {
    if (!existsSync(directory)) mkdirSync(directory);
    // the kernel makes the files of a group: where it did not, this is no group
    writeFileSync(join(directory, file), share, { flag: 'r+' });
    writeFileSync(join(directory, 'cgroup.procs'), String(process.pid), { flag: 'r+' });
    return true;
  } catch {
    return false; // another system, another version, or not permitted: the caller says so
  }
}
