import { Component, type ReactNode } from 'react';
import { ModuleMissing } from './ModuleMissing.tsx';

interface Props {
  module: string;
  onRetry: () => void;
  children: ReactNode;
}

/** A module that throws while rendering takes down its own place on the page and nothing else. */
export class ModuleBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.warn(`${this.props.module} threw while rendering`, error);
  }

  override render() {
    if (this.state.failed) return <ModuleMissing failure="start" onRetry={this.props.onRetry} />;
    return this.props.children;
  }
}
