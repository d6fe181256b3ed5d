import { Component } from 'react';
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

/** Catches rendering errors in its children, so the rest of the page still works. */
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
    return this.state.failed ? fallback : children;
  }
}
