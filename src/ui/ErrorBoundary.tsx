import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { ERROR_TEXT } from '../lib/strings/frame';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Subject of the error message. */
  name?: string;
  fallback?: ReactNode;
  /** A new value renders the children again. */
  resetKey?: string;
  onError?: () => void;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/**
 * If this part of the page throws, the rest still works. It also hydrates by itself, so React
 * hydrates what the reader touches, and renders only this part again if a translator has changed
 * its text.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    const {
      children,
      name = ERROR_TEXT.part,
      fallback = <p role="alert">{ERROR_TEXT.cannotDisplay(name)}</p>,
    } = this.props;
    return this.state.failed ? fallback : <Suspense>{children}</Suspense>;
  }
}
