import { all, call, fork, getContext } from 'typed-redux-saga';

type Saga = () => Generator;

/** How often a saga is started again: one that fails at every start must come to an end. */
const restartLimit = 5;

/**
 * A root saga of which each part runs on its own: one that throws is reported and started again, and its neighbours
 * notice nothing. Cancelling the root ends all of them, which `spawn` would not.
 */
export const supervised = (...sagas: Saga[]) =>
  function* rootSaga(): Generator {
    yield* all(sagas.map((saga) => fork(keepRunning, saga)));
  };

function* keepRunning(saga: Saga) {
  const report = yield* getContext<(error: Error) => void>('onSagaError');
  for (let starts = 0; starts <= restartLimit; starts += 1) {
    try {
      return yield* call(saga);
    } catch (error) {
      report(error as Error);
    }
  }
}
