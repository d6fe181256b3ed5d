import { absoluteUrl, SITE } from './site';
import { ISSUE_TEXT } from './strings/frame';

export interface PageInfo {
  path: string;
  title: string;
  file: string;
  /** In the spec file of an entry. */
  line?: number | undefined;
  /** ISO 8601, or empty if unknown. */
  modified: string;
  /** "JavaScript v2", or empty for guides. */
  version: string;
}

/** Every page contains it, so it only names the page. */
export function shortIssueUrl({ path }: PageInfo): string {
  return `${SITE.repository}/issues/new?body=${absoluteUrl(path)}`;
}

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
