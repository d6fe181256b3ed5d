import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in place of what failed; a line of text if left out. */
  instead?: ReactNode;
}

/** Keeps a part that throws from taking the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.instead ?? <p role="alert">This part could not be shown. Reload the page.</p>;
  }
}
