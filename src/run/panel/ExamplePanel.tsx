import { RunPanel } from './RunPanel';
import type { RunnableBlock } from './RunPanel';
import { siteProject } from './site-project';

/** In the project that the whole site shares. */
export function ExamplePanel(props: RunnableBlock) {
  return <RunPanel {...props} project={siteProject()} />;
}
