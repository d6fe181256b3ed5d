import data from './tools.json';

/** A command of a third-party tool: `psql`, `npm install`. */
export interface Tool {
  command: string;
  /** Maps each option to its value: none, a value after it, or an optional value after `=`. */
  options: Record<string, ToolValue>;
}

/** The value that an option takes. */
export type ToolValue = 'none' | 'value' | 'optional';

/** The names that psql and the language of jq define. */
export interface ToolNames {
  /** The functions of jq. */
  jq: string[];
  /** The variables that psql treats specially, such as `ON_ERROR_STOP`. */
  psql: string[];
}

/** The version of each tool, by name. */
export const TOOL_VERSIONS: Record<string, string> = data.versions;
/** The names that tools define, other than options. */
export const TOOL_NAMES: ToolNames = data.names;

const byCommand = new Map((data.commands as Tool[]).map((tool) => [tool.command, tool]));

/** Finds the command that the first words name. The longest name wins: `git sparse-checkout set`. */
export function findTool(words: (string | undefined)[]): Tool | undefined {
  for (let length = 3; length > 0; length--) {
    const tool = byCommand.get(words.slice(0, length).join(' '));
    if (tool && words.length >= length) return tool;
  }
  return undefined;
}
