import { parentPort, workerData } from 'node:worker_threads';
import { plan } from './plan.ts';
import type { WorkerMessage, WorkerTask } from './worker-messages.ts';

const { problem, options } = workerData as WorkerTask;
const post = (message: WorkerMessage) => parentPort?.postMessage(message);
post({ plan: plan(problem, { ...options, onProgress: (progress) => post({ progress }) }) });
