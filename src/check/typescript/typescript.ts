import ts from 'typescript';
import type { Proof } from '../../node/results/proofs';
import { readProofs, verificationOf } from '../../node/results/proofs';
import type { Example } from '../../node/examples/example';
import type { Check, CheckInput, CheckResult } from '../runner/check';
import { exampleDiagnostic } from '../runner/check-examples';
import type { CodeDiagnostic, Diagnostic } from '../../lib/diagnostic';
import type { ClientPackage } from '../runner/client-packages';
import { IMPORT_NAME, LIBRARY, readClientPackages } from '../runner/client-packages';
import type { Packages } from '../runner/example-packages';
import {
  EXAMPLE_PACKAGES,
  missingPackages,
  NOT_INSTALLED,
  readPackages,
} from '../runner/example-packages';
import { packageOf } from './resolve-package';
import { LANGUAGES, modulesOf } from './virtual-modules';
import type { UnitModules } from './virtual-modules';
import { checkModules, declaresGlobals, importsGlobals, usesNuxt } from './type-check';
import { checkSignature } from '../languages/fragments';
import { unitKey, unitsOf } from './example-groups';
import type { Unit } from './example-groups';
import { z } from 'zod';
import { positionAt } from '../../lib/positions';
import { readYamlData } from '../runner/read-data';

/** `index` is within the unit. */
interface ExampleResult {
  index: number;
  proof: Proof;
  diagnostics: CodeDiagnostic[];
}

/** Includes the scripts in components. */
export const typescript: Check = {
  name: 'typescript',
  run: checkExamples,
};

async function checkExamples({
  root,
  files,
  examples,
  cache,
  site,
}: CheckInput): Promise<CheckResult> {
  const clients = readClientPackages(root, site.libraries);
  const packages = readPackages(root);
  const all = unitsOf(examples, clients[0]?.version ?? '');
  const missing = new Set(missingPackages(root));
  const importsOf = ({ examples }: Unit) =>
    examples.flatMap((example) => packagesIn(example, packages));
  const report = missing.size > 0 ? readProofs(root) : undefined;
  // Unchanged examples keep their proof.
  const isChanged = ({ examples }: Unit) =>
    report === undefined || examples.some((example) => !verificationOf(report, example));
  const lacking = (unit: Unit) => importsOf(unit).filter((name) => missing.has(name));
  const units = all.filter((unit) => missing.size === 0 || lacking(unit).length === 0);
  const skipped = all.filter((unit) => !units.includes(unit));
  // The cache requests missing results one by one, but units compile faster together.
  const pending = new Map<Unit, (results: ExampleResult[]) => void>();
  const versions = JSON.stringify([...packages]);
  const results = Promise.all(
    units.map((unit) =>
      cache.get(
        ['typescript', versions, unitKey(unit)],
        () => new Promise<ExampleResult[]>((resolve) => pending.set(unit, resolve)),
      ),
    ),
  );
  const computed = await checkUnits(root, [...pending.keys()], clients, packages);
  for (const [unit, resolve] of pending) resolve(computed.get(unit) ?? []);
  const diagnostics = [
    ...missingVersions(units, clients),
    ...notInstalled(skipped.filter(isChanged).flatMap(lacking)),
    ...examples.flatMap((example) =>
      checkNewestMajors(example, (file) => files.find(({ path }) => path === file)?.text ?? ''),
    ),
  ];
  const proofs = new Map<string, Proof>();
  const verifiedBy = new Map<string, string>();
  const verify = (example: Example, proof: Proof) => {
    proofs.set(example.id, proof);
    const imported = packagesIn(example, packages).map((name) => `${name} ${packages.get(name)}`);
    if (proof === 'typed' && imported.length > 0) verifiedBy.set(example.id, imported.join(', '));
  };
  for (const { examples: unchanged } of skipped.filter((unit) => !isChanged(unit))) {
    for (const example of unchanged) verify(example, verificationOf(report!, example)!.proof);
  }
  for (const [number, list] of (await results).entries()) {
    for (const { index, proof, diagnostics: found } of list) {
      const example = units[number]!.examples[index]!;
      diagnostics.push(...found.map((item) => exampleDiagnostic(example, 'typescript', item)));
      if (found.length > 0) continue;
      verify(example, proof);
    }
  }
  return { diagnostics, proofs, verifiedBy };
}

/** Besides the client library and the script's own framework. */
function packagesIn({ language, code }: Example, packages: Packages): string[] {
  if (!LANGUAGES.has(language)) return [];
  const { importedFiles } = ts.preProcessFile(code, true, true);
  const names = importedFiles.flatMap(({ fileName }) => packageOf(fileName, packages) ?? []);
  return [...new Set(names)].filter((name) => name !== IMPORT_NAME && name !== language).sort();
}

function notInstalled(names: string[]): Diagnostic[] {
  if (names.length === 0) return [];
  const diagnostic = {
    file: `${EXAMPLE_PACKAGES}/package.json`,
    line: 1,
    column: 1,
    rule: NOT_INSTALLED,
    message: `Examples import packages that aren't installed: ${[...new Set(names)].join(', ')}`,
    fix: `run "npm ci --prefix ${EXAMPLE_PACKAGES}"`,
  };
  return [diagnostic];
}

function missingVersions(units: Unit[], clients: ClientPackage[]): Diagnostic[] {
  const known = new Set(clients.map(({ version }) => version));
  const missing = new Set(units.map(({ version }) => version).filter((name) => !known.has(name)));
  return [...missing].map((version) => ({
    file: 'spec/libraries.yml',
    line: 1,
    column: 1,
    rule: 'typescript/version',
    message: `No package is installed for ${LIBRARY} ${version}, so its examples can't be compiled`,
    fix: `add ${version} to "packages", and install that package`,
  }));
}

/** Global declarations must not affect other pages. */
function separateGlobals(units: UnitModules[]): UnitModules[][] {
  const declaring = units.filter((unit) => unit.modules.some(declaresGlobals) || usesNuxt(unit));
  const importing = units.filter(({ modules }) => modules.some(importsGlobals));
  const others = units.filter((unit) => !declaring.includes(unit) && !importing.includes(unit));
  return [others, importing, ...declaring.map((unit) => [unit])];
}

/** In as few programs as possible. */
async function checkUnits(
  root: string,
  units: Unit[],
  clients: ClientPackage[],
  packages: Packages,
): Promise<Map<Unit, ExampleResult[]>> {
  const results = new Map<Unit, ExampleResult[]>();
  for (const client of clients) {
    const matching = units.filter(({ version }) => version === client.version);
    const modules = await Promise.all(matching.map((unit) => modulesOf(root, unit, client)));
    const groups = separateGlobals(modules);
    const errors = new Map(
      groups.flatMap((group) => [...checkModules(root, client, clients, group, packages)]),
    );
    matching.forEach((unit, number) => {
      const { examples } = unit;
      const signatures = examples.flatMap(({ role, language, code }, index): ExampleResult[] =>
        role === 'signature' && language === 'ts'
          ? [{ index, proof: 'parsed', diagnostics: checkSignature(code) }]
          : [],
      );
      const scripts = modules[number]!.modules.filter(
        ({ example }) => example.optOut === undefined,
      ).map(({ example, path, isValue, isUntyped, scriptErrors }): ExampleResult => ({
        index: examples.indexOf(example),
        proof: isValue || isUntyped ? 'parsed' : 'typed',
        diagnostics: [...scriptErrors, ...(errors.get(path) ?? [])],
      }));
      results.set(unit, [...signatures, ...scripts]);
    });
  }
  return results;
}

const REMOVED = readYamlData(
  'typescript/newest-majors.yml',
  z.array(
    z.strictObject({
      module: z.string(),
      /** If missing, the module was removed. */
      names: z.string().array().optional(),
      since: z.string(),
      instead: z.string(),
    }),
  ),
);

const IMPORT = /\b(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]/g;

/** Unless the page names a replacement. `textOf` reads a file. */
function checkNewestMajors(example: Example, textOf: (file: string) => string): Diagnostic[] {
  return [...example.code.matchAll(IMPORT)].flatMap((match) =>
    REMOVED.flatMap(({ module, names, since, instead }): Diagnostic[] => {
      if (match[1] !== module) return [];
      const name = names?.find((one) => new RegExp(`\\b${one}\\b`).test(match[0]));
      if (names && !name) return [];
      if ([example.page, example.file].some((file) => textOf(file).includes(instead))) return [];
      const what = name ? `${name} from "${module}"` : `"${module}"`;
      const error = {
        ...positionAt(example.code, match.index),
        rule: 'typescript/major',
        message: `${since} rejects the import of ${what}`,
        fix: `use ${instead}, or name it on the page for readers with ${since}`,
      };
      return [exampleDiagnostic(example, 'typescript', error)];
    }),
  );
}
