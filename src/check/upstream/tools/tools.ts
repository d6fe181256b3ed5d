import data from './tools.json';

/** Such as `psql` or `npm install`. */
export interface Tool {
  command: string;
  /** None, a value after the option, or an optional value after `=`. */
  options: Record<string, ToolValue>;
}

export type ToolValue = 'none' | 'value' | 'optional';

/** Defined by psql and the language of jq. */
export interface ToolNames {
  jq: string[];
  /** Treated specially by psql, such as `ON_ERROR_STOP`. */
  psql: string[];
}

/** By name of the tool. */
export const TOOL_VERSIONS: Record<string, string> = data.versions;
/** Other than options. */
export const TOOL_NAMES: ToolNames = data.names;

const byCommand = new Map((data.commands as Tool[]).map((tool) => [tool.command, tool]));

/** The longest name wins: `git sparse-checkout set`. */
export function findTool(words: (string | undefined)[]): Tool | undefined {
  for (let length = 3; length > 0; length--) {
    const tool = byCommand.get(words.slice(0, length).join(' '));
    if (tool && words.length >= length) return tool;
  }
  return undefined;
}
