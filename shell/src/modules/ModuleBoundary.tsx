import { Component, type ReactNode, useEffect } from 'react';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';

interface Props {
  /** Name of the module. */
  module: string;
  /** The release threw before anybody saw it. */
  onFirstRenderFailure: (error: unknown) => void;
  /** The release threw after it had been on the screen. */
  onLaterFailure: (error: unknown) => void;
  /** The visitor wants what threw later to be loaded anew. */
  onRetry: () => void;
  children: ReactNode;
}

/** Catches what a module throws while it renders: only its own place on the page is affected. */
export class ModuleBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private rendered = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (this.rendered) this.props.onLaterFailure(error);
    else this.props.onFirstRenderFailure(error);
  }

  private onCommit = () => {
    this.rendered = true;
  };

  override render() {
    if (this.state.failed) {
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

/** Tells that what stands beside it has been rendered without an error. */
function Committed({ onCommit }: { onCommit: () => void }) {
  useEffect(onCommit, [onCommit]);
  return null;
}
