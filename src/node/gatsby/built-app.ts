import { formatDate } from '../history/format-date';
import type { Partials } from '../markdown/partials';
import { readAppSteps, stepsKey } from '../examples/app-steps';
import { currentResults } from '../results/current-results';

/** The facts that a page shows about the app its steps build. */
export interface BuiltApp {
  /** Name and version of the framework. */
  built: string;
  /** Day of the last run: `November 22, 2026`. */
  date: string;
  /** The same day as an ISO date: `2026-11-22`. */
  isoDate: string;
  /** False if the page's steps have changed since then. */
  isCurrent: boolean;
  /** The replacement for the page's scaffold command, and the reason for it. */
  scaffold: string | null;
}

/** Returns how a page's app was built and used, or null if it never was. */
export function findBuiltApp(file: string, text: string, parts: Partials): BuiltApp | null {
  const proof = currentResults().apps[file];
  if (!proof) return null;
  const { built, date, steps, scaffold = null } = proof;
  const isCurrent = stepsKey(readAppSteps(file, text, parts)) === steps;
  return { built, date: formatDate(date), isoDate: date, isCurrent, scaffold };
}
