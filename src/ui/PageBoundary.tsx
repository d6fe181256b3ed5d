import { Component } from 'react';
import type { ReactNode } from 'react';
import { ERROR_TEXT } from '../lib/strings/frame';

interface State {
  /** HTML of the page when the error occurred. */
  html?: string;
}

/**
 * Keeps the HTML of the page if an error occurs outside of all other boundaries, for example in
 * Gatsby's own components. Without it, React would empty the page. The links still work.
 */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    return { html: document.getElementById('___gatsby')?.innerHTML ?? '' };
  }

  override render() {
    const { html } = this.state;
    if (html === undefined) return this.props.children;
    return (
      <>
        <p role="alert">{ERROR_TEXT.pageFailed}</p>
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </>
    );
  }
}
