import type { Check } from './runner/check';
import { commands } from './shell/commands';
import { cliConfig } from './shell/cli-config';
import { content } from './content/content';
import { coverage } from './coverage/coverage';
import { dart } from './dart/dart';
import { definitions } from './sql/definitions';
import { env } from './syntax/env';
import { eslint } from './eslint/eslint';
import { examples } from './examples/examples';
import { links } from './links/links';
import { markup } from './syntax/markup';
import { published } from './links/published-urls';
import { secrets } from './content/secrets';
import { sources } from './content/sources';
import { sql } from './sql/sql';
import { syntax } from './syntax/syntax';
import { typescript } from './typescript/typescript';
import { spelling } from './content/spelling';

/** All checks, in the order of the report. */
export const CHECKS: Check[] = [
  sources,
  content,
  secrets,
  links,
  published,
  spelling,
  typescript,
  eslint,
  dart,
  syntax,
  markup,
  commands,
  cliConfig,
  env,
  coverage,
  sql,
  definitions,
  examples,
];
