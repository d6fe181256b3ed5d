import { Component } from 'react';
import type { ReactNode } from 'react';
import { ERROR_TEXT } from '../lib/strings/frame';

interface State {
  html?: string;
}

/**
 * For errors outside of all other boundaries, such as in Gatsby's own components, after which React
 * would empty the page.
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
