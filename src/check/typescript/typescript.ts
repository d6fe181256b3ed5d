import type { Proof } from '../../node/verification/proofs';
import type { Check, CheckInput, CheckResult } from '../check';
import { sampleDiagnostic } from '../runner/diagnostics';
import type { CodeDiagnostic, Diagnostic } from '../../lib/diagnostic';
import type { ClientPackage } from '../runner/client-packages';
import { LIBRARY, readClientPackages } from '../runner/client-packages';
import { readPackages } from './resolve-package';
import { modulesOf } from './virtual-modules';
import type { UnitModules } from './virtual-modules';
import { checkModules } from './type-check';
import { checkSignature } from './fragments';
import { unitKey, unitsOf } from './sample-groups';
import type { Unit } from './sample-groups';

/** The result for one sample. `index` is its position in its unit. */
interface SampleResult {
  index: number;
  proof: Proof;
  diagnostics: CodeDiagnostic[];
}

/** Compiles TypeScript and JavaScript samples, and the scripts in components. */
export const typescript: Check = {
  name: 'typescript',
  about: 'TypeScript, JavaScript, Vue, Svelte, and Angular samples compile with the real packages.',
  run: checkSamples,
};

async function checkSamples(input: CheckInput): Promise<CheckResult> {
  const { root, samples, cache, site } = input;
  const clients = readClientPackages(root, site.libraries);
  const units = unitsOf(samples, clients[0]?.version ?? '');
  // The cache asks for missing results one by one, but units compile faster together.
  const pending = new Map<Unit, (results: SampleResult[]) => void>();
  const results = Promise.all(
    units.map((unit) =>
      cache.get(
        ['typescript', unitKey(unit)],
        () => new Promise<SampleResult[]>((resolve) => pending.set(unit, resolve)),
      ),
    ),
  );
  const computed = await checkUnits(root, [...pending.keys()], clients);
  for (const [unit, resolve] of pending) resolve(computed.get(unit) ?? []);
  const diagnostics = missingPackages(units, clients);
  const proofs = new Map<string, Proof>();
  for (const [number, list] of (await results).entries()) {
    for (const { index, proof, diagnostics: found } of list) {
      const sample = units[number]!.samples[index]!;
      if (found.length === 0) proofs.set(sample.id, proof);
      diagnostics.push(...found.map((item) => sampleDiagnostic(sample, 'typescript', item)));
    }
  }
  return { diagnostics, proofs };
}

/** Reports library versions whose examples can't be compiled. */
function missingPackages(units: Unit[], clients: ClientPackage[]): Diagnostic[] {
  const known = new Set(clients.map(({ version }) => version));
  const missing = new Set(units.map(({ version }) => version).filter((name) => !known.has(name)));
  return [...missing].map((version) => ({
    file: 'spec/libraries.yml',
    line: 1,
    column: 1,
    rule: 'typescript/version',
    message: `${LIBRARY} ${version} has no installed package, so its examples can't be compiled`,
    fix: `add ${version} to "packages", and install that package`,
  }));
}

/** Returns true for a page with global declarations, such as an `app.d.ts`. */
function declaresGlobals({ modules }: UnitModules): boolean {
  return modules.some(({ text }) => /\bdeclare global\b/.test(text));
}

/** Checks units in as few programs as possible. */
async function checkUnits(
  root: string,
  units: Unit[],
  clients: ClientPackage[],
): Promise<Map<Unit, SampleResult[]>> {
  const results = new Map<Unit, SampleResult[]>();
  const packages = readPackages(root);
  for (const client of clients) {
    const matching = units.filter(({ version }) => version === client.version);
    const modules = await Promise.all(matching.map((unit) => modulesOf(unit, client)));
    // Global declarations must not affect other pages, so these pages compile alone.
    const groups = [
      modules.filter((unit) => !declaresGlobals(unit)),
      ...modules.filter(declaresGlobals).map((unit) => [unit]),
    ];
    const errors = new Map(
      groups.flatMap((group) => [...checkModules(root, client, clients, group, packages)]),
    );
    matching.forEach((unit, number) => {
      const { samples } = unit;
      const signatures = samples.flatMap(({ role, language, code }, index): SampleResult[] =>
        role === 'signature' && language === 'ts'
          ? [{ index, proof: 'parsed', diagnostics: checkSignature(code) }]
          : [],
      );
      const scripts = modules[number]!.modules.filter(
        ({ sample }) => sample.optOut === undefined,
      ).map(({ sample, path, isValue, scriptErrors }): SampleResult => ({
        index: samples.indexOf(sample),
        proof: isValue ? 'parsed' : 'typed',
        diagnostics: [...scriptErrors, ...(errors.get(path) ?? [])],
      }));
      results.set(unit, [...signatures, ...scripts]);
    });
  }
  return results;
}
