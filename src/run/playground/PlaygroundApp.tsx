import { siteProject } from '../panel/site-project';
import { PlaygroundView } from './PlaygroundView';

/** A code block with data, as the page contains it. */
export interface DataSet {
  title: string;
  /** The highlighted code. */
  html: string;
}

/** The playground, in the engine that the whole site shares. */
export function PlaygroundApp({ dataSets }: { dataSets: DataSet[] }) {
  const sets = dataSets.map(({ title, html }) => ({ title, code: textOf(html) }));
  return <PlaygroundView project={siteProject()} dataSets={sets} />;
}

/** Returns the text of highlighted code, without running or loading anything in the HTML. */
function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent;
}
