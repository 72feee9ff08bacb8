import { all, call, fork, getContext } from 'typed-redux-saga';

type Saga = () => Generator;

/** Maximum number of consecutive restarts: a saga that fails at every start must stop eventually. */
const restartLimit = 5;
/** How long a restarted saga must run before it is considered healthy, in milliseconds. */
const quietPeriod = 60_000;

/**
 * A root saga whose parts run independently: one that throws is reported and restarted without affecting the others.
 * Cancelling the root ends all of them, which `spawn` would not.
 */
export const supervised = (...sagas: Saga[]) =>
  function* rootSaga(): Generator {
    yield* all(sagas.map((saga) => fork(keepRunning, saga)));
  };

function* keepRunning(saga: Saga) {
  const report = yield* getContext<(error: Error) => void>('onSagaError');
  for (let failures = 0; failures <= restartLimit; failures += 1) {
    const startedAt = Date.now();
    try {
      return yield* call(saga);
    } catch (error) {
      report(error as Error);
      if (Date.now() - startedAt >= quietPeriod) failures = 0;
    }
  }
}
