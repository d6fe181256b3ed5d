import { Component } from 'react';
import type { ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown after an error. Defaults to a short message. */
  fallback?: ReactNode;
}

/** Catches rendering errors in its children, so the rest of the page still works. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const {
      children,
      fallback = <p role="alert">This section couldn't be displayed. Reload the page.</p>,
    } = this.props;
    return this.state.failed ? fallback : children;
  }
}
