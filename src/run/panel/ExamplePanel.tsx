import { RunPanel } from './RunPanel';
import type { RunnableBlock } from './RunPanel';
import { siteProject } from './site-project';

export function ExamplePanel(props: RunnableBlock) {
  return <RunPanel {...props} project={siteProject()} />;
}
