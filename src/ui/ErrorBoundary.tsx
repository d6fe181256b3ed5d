import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { ERROR_TEXT } from '../lib/strings/frame';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Subject of the error message, such as "The menu". */
  name?: string;
  /** Shown after an error instead of the message. */
  fallback?: ReactNode;
  /** When this value changes, the children are rendered again. */
  resetKey?: string;
  /** Called after an error. */
  onError?: () => void;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/**
 * A part of the page that works by itself: if rendering it throws an error, the rest of the page still works. It also
 * hydrates by itself. If React has to hydrate what the reader touches right away, it's only this part, and if a
 * translator has changed its text, only this part is rendered again.
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
