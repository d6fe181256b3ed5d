import type { Check } from './check';
import { commands } from './commands';
import { cliConfig } from './cli-config';
import { content } from './content';
import { coverage } from './coverage';
import { dart } from './dart';
import { env } from './env';
import { execution } from './execution';
import { links } from './links';
import { markup } from './markup';
import { secrets } from './secrets';
import { sources } from './sources';
import { sql } from './sql';
import { syntax } from './syntax';
import { typescript } from './typescript';
import { spelling } from './spelling';

/** All checks, in the order of the report. */
export const CHECKS: Check[] = [
  sources,
  content,
  secrets,
  links,
  spelling,
  typescript,
  dart,
  syntax,
  markup,
  commands,
  cliConfig,
  env,
  coverage,
  sql,
  execution,
];
