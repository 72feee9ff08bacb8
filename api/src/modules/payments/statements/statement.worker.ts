import { answerTask } from '../../../uploads/tables/read-in-worker.ts';
import { readStatementTask } from './read-statement-file.ts';

await answerTask(readStatementTask);
