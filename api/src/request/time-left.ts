import { AsyncLocalStorage } from 'node:async_hooks';

/** When the time of a request ends, by `performance.now()`; nothing once it has been answered. */
interface Budget {
  endsAt?: number;
}

const budgets = new AsyncLocalStorage<Budget>();

/** Runs `work`, and all that it starts, for a request whose answer has so many milliseconds. @returns ends the limit */
export function runWithin(milliseconds: number, work: () => void): () => void {
  const budget: Budget = { endsAt: performance.now() + milliseconds };
  budgets.run(budget, work);
  return () => {
    budget.endsAt = undefined;
  };
}

/** Milliseconds that the present request still has, at least one; undefined without a limit. */
export function timeLeft(): number | undefined {
  const endsAt = budgets.getStore()?.endsAt;
  return endsAt === undefined ? undefined : Math.max(1, Math.ceil(endsAt - performance.now()));
}
