import type { Diagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import type { SourceFile } from '../../node/sources/source-files';
import type { Example } from '../../node/examples/example';
import { requiredSection, requirementsOf, sectionSql } from '../../node/examples/sql-setup';

/** Explains how to create the users in SQL examples. */
const USERS_PART = '<Part name="test-users" />';

/**
 * Sections in `requires` must exist and contain SQL, and the page must mention what readers set up.
 */
export function checkRequirements(file: SourceFile, examples: Example[]): Diagnostic[] {
  const requirements = requirementsOf(file);
  if (!requirements) return [];
  const body = file.text.slice(file.text.indexOf('\n---', 3));
  const diagnostic = (value: string, message: string, fix: string): Diagnostic => {
    const at = positionAt(file.text, file.text.indexOf(value));
    return { file: file.path, ...at, rule: 'content/requires', message, fix };
  };
  const sections = requirements.requires.flatMap((url) => {
    const required = requiredSection(url);
    const found = examples.filter(({ page }) => page === required.file);
    if (sectionSql(found, required).length === 0) {
      const fix = 'name a section that contains SQL, by the ID of its heading or step';
      return [diagnostic(url, `${url} has no SQL`, fix)];
    }
    if (body.includes(`](${url})`)) return [];
    const fix = 'link to the section where the page says what readers need';
    return [diagnostic(url, `The page requires ${url}, but doesn't link to it`, fix)];
  });
  const users = requirements.users
    .filter((email) => !body.includes(USERS_PART) && !body.includes(`\`${email}\``))
    .map((email) => {
      const message = `The page's SQL needs the user ${email}, but its text doesn't say so`;
      const fix = `name the user in the text before the SQL, or add ${USERS_PART}`;
      return diagnostic(email, message, fix);
    });
  return [...sections, ...users];
}
