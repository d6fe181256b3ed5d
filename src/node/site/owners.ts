import { z } from 'zod';
import { date, id, line, path } from '../sources/field-schemas';
import { didYouMean } from '../../lib/diagnostic';
import type { Position } from '../../lib/positions';
import type { YamlSource } from '../sources/yaml-source';
import type { ReadContext } from '../sources/read-context';
import { shapeOf } from '../sources/read-context';

/** `content/owners.yml`: which team maintains which pages. */
const ownersSchema = z.strictObject({
  /** What the team is responsible for. */
  teams: z.record(id, line),
  /** By path. A page belongs to the area with the longest prefix of its path. */
  areas: z.record(path, z.strictObject({ team: id, reviewed: date })),
});

export const OWNERS_FILE = 'content/owners.yml';

export interface OwnedArea {
  /** The path itself, and all paths below it. */
  path: string;
  team: string;
  /** ISO 8601. */
  reviewed: string;
}

/**
 * Reports areas without pages, unknown teams, and teams without an area. Returns the areas, the longest path
 * first, or none if the file is missing or invalid.
 */
export function readOwners(
  source: YamlSource | undefined,
  pages: readonly { path: string }[],
  context: ReadContext,
): OwnedArea[] {
  const shape = shapeOf(ownersSchema, source, context);
  if (!source || !shape) return [];
  const report = (at: Position, message: string, fix: string) =>
    context.diagnostics.push({ file: OWNERS_FILE, ...at, rule: 'owners', message, fix });
  const areas = Object.entries(shape.areas).map(([path, area]) => ({ path, ...area }));
  const teams = Object.keys(shape.teams);
  for (const area of areas) {
    if (!pages.some(({ path }) => isInArea(path, area))) {
      const at = source.locateKey(['areas'], area.path);
      report(at, `The area ${area.path} has no pages`, 'correct or remove it');
    }
    if (!teams.includes(area.team)) {
      const fix = didYouMean(area.team, teams, 'describe it under "teams"', '"');
      const at = source.locate(['areas', area.path, 'team']);
      report(at, `There is no team "${area.team}"`, fix);
    }
  }
  for (const team of teams.filter((name) => !areas.some((area) => area.team === name))) {
    const at = source.locateKey(['teams'], team);
    report(at, `The team "${team}" has no area`, 'add one, or remove the team');
  }
  return areas.sort((a, b) => b.path.length - a.path.length);
}

/** `areas` starts with the longest path. */
export function areaOf(path: string, areas: readonly OwnedArea[]): OwnedArea | undefined {
  return areas.find((area) => isInArea(path, area));
}

function isInArea(path: string, area: Pick<OwnedArea, 'path'>): boolean {
  return area.path === '/' || path === area.path || path.startsWith(`${area.path}/`);
}
