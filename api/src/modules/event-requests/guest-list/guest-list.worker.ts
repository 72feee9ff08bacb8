import { answerTask } from '../../../uploads/tables/read-in-worker.ts';
import { parseGuestList } from './parse-guest-list.ts';
import type { GuestListTask } from './read-guest-list.ts';

await answerTask(({ file, country }: GuestListTask) => parseGuestList(file, country));
