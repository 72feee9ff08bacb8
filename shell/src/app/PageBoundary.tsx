import { Component, type ReactNode } from 'react';
import { countRetries } from '../modules/dom-change.ts';

/** How many times in a row the page is rendered again. */
const retryLimit = 3;

interface State {
  failure?: { error: unknown };
  isGivenUp?: boolean;
}

/**
 * Renders the page again after something other than React, such as a browser's translation, changed its nodes. Store
 * and route are kept. Any other error propagates to the root, which shows the failure screen.
 */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};
  private readonly retries = countRetries(retryLimit);

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    // In the same task, so nobody sees the page without its content.
    if (this.retries.mayRetry(error)) this.setState({ failure: undefined });
    else this.setState({ isGivenUp: true });
  }

  override render() {
    const { failure, isGivenUp } = this.state;
    if (failure && isGivenUp) throw failure.error;
    return failure ? null : this.props.children;
  }
}
