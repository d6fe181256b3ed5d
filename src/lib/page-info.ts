import { absoluteUrl, SITE } from './site';
import { ISSUE_TEXT } from './strings/frame';

export interface PageInfo {
  path: string;
  title: string;
  file: string;
  /** In the spec file of an entry. */
  line?: number | undefined;
  /** ISO 8601, or empty if it isn't known. */
  modified: string;
  /** Such as "JavaScript v2", or empty for guides. */
  version: string;
}

/** It's part of each page, so it only names the page. */
export function shortIssueUrl({ path }: PageInfo): string {
  return `${SITE.repository}/issues/new?body=${absoluteUrl(path)}`;
}

/** Its title ends with the problem. */
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
