import { z } from 'zod';
import type { Diagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import type { SourceFile } from '../../node/sources/source-files';
import { readYamlData } from '../runner/read-data';

/** Their tables define each error code's status. */
const ERROR_PAGES = 'content/reference/errors/';

/** (`22P02`, 400) or (`email_exists`, 400 or 422). */
const MENTION = /\(`(\w+)`(?:\s+or\s+`(\w+)`)?,\s+(\d{3})(?:\s+or\s+(\d{3}))?\)/g;
const ENTRY_ERROR = /^( +)- code: "?(\w+)"?\n((?:\1 {2}.*\n?)*)/gm;
const STATUS_FIELD = /^ *status: (\d{3})(?: or (\d{3}))?$/m;
const HEAD = /^\| (?:Code|Error) \| Status \|/;
const ROW = /^\| ((?:`\w+`(?:, | or )?)+) \| ([^|]*) \|/;

interface DefinedStatus {
  place: string;
  statuses: string[];
}

const FACTS = new Map(
  readYamlData(
    'content/error-statuses.yml',
    z.array(
      z.strictObject({ source: z.string(), codes: z.record(z.string(), z.number().array()) }),
    ),
  ).flatMap(({ source, codes }) =>
    Object.entries(codes).map(([code, statuses]): [string, DefinedStatus] => [
      code,
      { place: source, statuses: statuses.map(String) },
    ]),
  ),
);

const HEADING = /^#{3,4} `?(\w+)`?.*\n\n(\*\*\d{3}[^\n]*)/gm;

/** By code, which can be in more than one table. */
export function readStatuses(files: SourceFile[]): Map<string, DefinedStatus> {
  const found = new Map<string, DefinedStatus>();
  for (const { path, text } of files.filter((file) => file.path.startsWith(ERROR_PAGES))) {
    let hasStatus = false;
    for (const [index, line] of text.split('\n').entries()) {
      if (!line.startsWith('|')) hasStatus = false;
      if (HEAD.test(line)) hasStatus = true;
      const [, codes = '', cell = ''] = (hasStatus && ROW.exec(line)) || [];
      for (const [, code = ''] of codes.matchAll(/`(\w+)`/g)) {
        const { place = `${path}:${index + 1}`, statuses = [] } = found.get(code) ?? {};
        found.set(code, { place, statuses: [...statuses, ...(cell.match(/\b\d{3}\b/g) ?? [])] });
      }
    }
  }
  return found;
}

export function checkStatuses(
  { path, text }: SourceFile,
  defined: ReadonlyMap<string, DefinedStatus>,
): Diagnostic[] {
  const mentions = [
    ...[...text.matchAll(MENTION)].map(({ index, 1: first, 2: second, 3: one, 4: other }) => ({
      ...{ index, codes: [first, second], statuses: [one, other] },
    })),
    ...[...text.matchAll(ENTRY_ERROR)].map(({ index, 2: code, 3: fields = '' }) => ({
      ...{ index, codes: [code], statuses: STATUS_FIELD.exec(fields)?.slice(1) ?? [] },
    })),
  ];
  return mentions.flatMap(({ index, codes, statuses }) =>
    codes.flatMap((code): Diagnostic[] => {
      const right = FACTS.get(code ?? '') ?? defined.get(code ?? '');
      const given = statuses.filter((status) => status !== undefined);
      return compare({ path, text }, index, code!, given, right);
    }),
  );
}

export function checkErrorPage({ path, text }: SourceFile): Diagnostic[] {
  if (!path.startsWith(ERROR_PAGES)) return [];
  const rows = [...text.matchAll(new RegExp(ROW, 'gm'))].map((match) => {
    const codes = [...match[1]!.matchAll(/`(\w+)`/g)].map(([, code]) => code!);
    return { index: match.index, codes, statuses: match[2]!.match(/\b\d{3}\b/g) ?? [] };
  });
  const headings = [...text.matchAll(HEADING)].map((match) => ({
    index: match.index,
    codes: [match[1]!],
    statuses: [...match[2]!.matchAll(/\*\*(\d{3})\b/g)].map(([, status]) => status!),
  }));
  return [...rows, ...headings].flatMap(({ index, codes, statuses }) => {
    const [code, ...others] = codes;
    return others.length > 0
      ? []
      : compare({ path, text }, index, code!, statuses, FACTS.get(code!));
  });
}

function compare(
  { path, text }: SourceFile,
  index: number,
  code: string,
  statuses: string[],
  { statuses: right, place }: DefinedStatus = { statuses: [], place: '' },
): Diagnostic[] {
  const wrong = statuses.find((status) => right.length > 0 && !right.includes(status));
  if (!wrong) return [];
  const message = `\`${code}\` has the status ${wrong} here, but ${right.join(' or ')} in ${place}`;
  const fix = 'find out which one is right, and correct the other one';
  return [{ file: path, ...positionAt(text, index), rule: 'content/status', message, fix }];
}
