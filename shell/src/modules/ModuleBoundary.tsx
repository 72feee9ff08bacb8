import { Component, type ReactNode } from 'react';
import { ModuleUnavailable } from './ModuleUnavailable.tsx';

interface Props {
  module: string;
  onRetry: () => void;
  children: ReactNode;
}

/** Catches what a module throws while it renders: only its own place on the page shows an error. */
export class ModuleBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`${this.props.module} threw while rendering`, error);
  }

  override render() {
    if (this.state.failed) return <ModuleUnavailable failure="start" onRetry={this.props.onRetry} />;
    return this.props.children;
  }
}
