import { AsyncLocalStorage } from 'node:async_hooks';

/** Deadline of a request by `performance.now()`; undefined once it has been answered. */
interface Budget {
  endsAt?: number;
}

const budgets = new AsyncLocalStorage<Budget>();

/** Runs `work` and everything it starts with a time limit for the response. @returns a function that lifts the limit */
export function runWithin(milliseconds: number, work: () => void): () => void {
  const budget: Budget = { endsAt: performance.now() + milliseconds };
  budgets.run(budget, work);
  return () => {
    budget.endsAt = undefined;
  };
}

/** Returns the milliseconds left for the current request, at least one; undefined without a limit. */
export function timeLeft(): number | undefined {
  const endsAt = budgets.getStore()?.endsAt;
  return endsAt === undefined ? undefined : Math.max(1, Math.ceil(endsAt - performance.now()));
}
