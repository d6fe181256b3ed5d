import type { HTMLAttributes, ReactNode } from 'react';

/** The props that Gatsby passes to the document. */
interface DocumentProps {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  /** HTML of the page. */
  body: string;
  postBodyComponents: ReactNode;
}

/** The HTML document of every page. Replaces Gatsby's default document. */
export default function HtmlDocument(props: DocumentProps) {
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
