import { absoluteUrl, SITE } from './site';
import { ISSUE_TEXT } from './strings/frame';

/** The facts about a page that its menu, its feedback, and issues use. */
export interface PageInfo {
  path: string;
  title: string;
  /** Path of the source file, relative to the project root. */
  file: string;
  /** Line of a reference entry in its spec file. */
  line?: number | undefined;
  /** Date of the last change (ISO 8601). Empty if it isn't known. */
  modified: string;
  /** Library version of a reference page, such as "JavaScript v2". Empty for guides. */
  version: string;
}

/** Returns the URL of a new issue that only names the page. It's part of each page, so it's short. */
export function shortIssueUrl({ path }: PageInfo): string {
  return `${SITE.repository}/issues/new?body=${absoluteUrl(path)}`;
}

/** Returns the URL of a prefilled issue about a page. Its title ends with the problem, if there is one. */
export function issueUrl({ path, title, version, modified }: PageInfo, problem?: string): string {
  const body = [
    ISSUE_TEXT.page(absoluteUrl(path)),
    ...(version ? [ISSUE_TEXT.version(version)] : []),
    ...(modified ? [ISSUE_TEXT.modified(modified)] : []),
    `\n${ISSUE_TEXT.question}\n`,
  ].join('\n');
  const parameters = new URLSearchParams({ title: ISSUE_TEXT.title(title, problem), body });
  return `${SITE.repository}/issues/new?${parameters.toString()}`;
}
