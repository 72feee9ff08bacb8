import { all, call, fork, getContext } from 'typed-redux-saga';

type Saga = () => Generator;

/** How often in a row a saga is started again: one that fails at every start must come to an end. */
const restartLimit = 5;
/** How long a restarted saga must run before it is considered healthy, in milliseconds. */
const quietPeriod = 60_000;

/**
 * A root saga whose parts run on their own: a part that throws is reported and started again, and its neighbours notice
 * nothing. Cancelling the root ends all of them, which `spawn` would not.
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
