import { Component, type ReactNode, useEffect } from 'react';
import { countRetries, isDomChange } from './dom-change.ts';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';

interface Props {
  module: string;
  /** Called when it starts to render. */
  onRender: () => void;
  /** Called when it is on the screen, or will never be. */
  onRenderEnd: () => void;
  /** The release threw before it reached the screen. */
  onFirstRenderFailure: (error: unknown) => void;
  /** The release threw after it had been on the screen. */
  onLaterFailure: (error: unknown) => void;
  /** The visitor asks to load it again after it threw. */
  onRetry: () => void;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown };
  /**
   * Something other than React changed its nodes too many times in a row: the error propagates, and the page around it
   * is rendered again instead.
   */
  propagates?: boolean;
}

/**
 * Catches errors that a module throws while rendering, so that only its own outlet is affected. If its nodes were
 * changed behind React's back, as a browser's translation does, the module is not at fault and is rendered again.
 */
export class ModuleBoundary extends Component<Props, State> {
  override state: State = {};
  private rendered = false;
  private readonly retries = countRetries(1);

  constructor(props: Props) {
    super(props);
    props.onRender();
  }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentWillUnmount() {
    this.props.onRenderEnd();
  }

  override componentDidCatch(error: unknown) {
    this.props.onRenderEnd();
    if (this.retries.mayRetry(error)) this.setState({ failure: undefined });
    else if (isDomChange(error)) this.setState({ propagates: true });
    else if (this.rendered) this.props.onLaterFailure(error);
    else this.props.onFirstRenderFailure(error);
  }

  private onCommit = () => {
    this.rendered = true;
    this.props.onRenderEnd();
  };

  override render() {
    const { failure, propagates } = this.state;
    if (failure && propagates) throw failure.error;
    if (failure) {
      if (isDomChange(failure.error)) return null; // rendered again within the same task
      const { module, onRetry } = this.props;
      return this.rendered ? <ModuleUnavailable module={module} failure="start" onRetry={onRetry} /> : null;
    }
    return (
      <>
        {this.props.children}
        <Committed onCommit={this.onCommit} />
      </>
    );
  }
}

/** Reports that its sibling was rendered without an error. */
function Committed({ onCommit }: { onCommit: () => void }) {
  useEffect(onCommit, [onCommit]);
  return null;
}
