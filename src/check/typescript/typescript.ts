import type { Proof } from '../../node/verification/proofs';
import type { Check, CheckInput, CheckResult } from '../check';
import { sampleDiagnostic } from '../runner/diagnostics';
import type { Diagnostic } from '../../lib/diagnostic';
import type { ClientPackage } from '../runner/client-packages';
import { LIBRARY, readClientPackages } from '../runner/client-packages';
import { readPackages } from './resolve-package';
import { modulesOf } from './virtual-modules';
import type { UnitModules } from './virtual-modules';
import { checkModules } from './type-check';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { checkSignature } from './signatures';
import { unitKey, unitsOf } from './sample-groups';
import type { Unit } from './sample-groups';

/** What is known of a sample, by its place in its unit. */
interface Verdict {
  index: number;
  proof: Proof;
  diagnostics: CodeDiagnostic[];
}

/** Samples in TypeScript and JavaScript, alone and in components, against the real packages. */
export const typescript: Check = {
  name: 'typescript',
  about: 'TypeScript, JavaScript, Vue, Svelte and Angular samples compile against the packages.',
  run: checkSamples,
};

async function checkSamples(input: CheckInput): Promise<CheckResult> {
  const { root, samples, cache, site } = input;
  const clients = readClientPackages(root, site.libraries);
  const waiting = new Map<Unit, (verdicts: Verdict[]) => void>();
  const units = unitsOf(samples, clients[0]?.version ?? '');
  const verdicts = Promise.all(
    units.map((unit) =>
      cache.get(
        ['typescript', unitKey(unit)],
        () => new Promise<Verdict[]>((resolve) => waiting.set(unit, resolve)),
      ),
    ),
  );
  const computed = await checkUnits(root, [...waiting.keys()], clients);
  for (const [unit, resolve] of waiting) resolve(computed.get(unit) ?? []);
  const result: Required<Pick<CheckResult, 'diagnostics' | 'proofs'>> = {
    diagnostics: missingPackages(units, clients),
    proofs: new Map(),
  };
  for (const [number, list] of (await verdicts).entries()) {
    for (const { index, proof, diagnostics } of list) {
      const sample = units[number]!.samples[index]!;
      if (diagnostics.length === 0) result.proofs.set(sample.id, proof);
      result.diagnostics.push(
        ...diagnostics.map((diagnostic) => sampleDiagnostic(sample, 'typescript', diagnostic)),
      );
    }
  }
  return result;
}

/** Reports versions of the library whose examples can't be compiled. */
function missingPackages(units: Unit[], clients: ClientPackage[]): Diagnostic[] {
  const known = new Set(clients.map(({ version }) => version));
  const missing = new Set(units.map(({ version }) => version).filter((name) => !known.has(name)));
  return [...missing].map((version) => ({
    file: 'spec/libraries.yml',
    line: 1,
    column: 1,
    rule: 'typescript/version',
    message: `No installed package belongs to ${LIBRARY} ${version}, so its examples aren't compiled`,
    fix: `add ${version} to "packages", and install that package`,
  }));
}

/** True for a page with a file as `app.d.ts`, which changes types everywhere. */
function declaresGlobals({ modules }: UnitModules): boolean {
  return modules.some(({ text }) => /\bdeclare global\b/.test(text));
}

/** Checks units together, in as few programs as possible. */
async function checkUnits(
  root: string,
  units: Unit[],
  clients: ClientPackage[],
): Promise<Map<Unit, Verdict[]>> {
  const verdicts = new Map<Unit, Verdict[]>();
  const packages = readPackages(root);
  for (const client of clients) {
    const own = units.filter(({ version }) => version === client.version);
    const modules = await Promise.all(own.map((unit) => modulesOf(unit, client)));
    // What a page declares for all its files must not reach other pages.
    const global = modules.filter(declaresGlobals);
    const groups = [
      modules.filter((unit) => !global.includes(unit)),
      ...global.map((unit) => [unit]),
    ];
    const diagnostics = new Map(
      groups.flatMap((group) => [...checkModules(root, client, clients, group, packages)]),
    );
    own.forEach((unit, number) => {
      const signatures = unit.samples
        .filter(({ role, language }) => role === 'signature' && language === 'ts')
        .map((sample): Verdict => {
          const found = checkSignature(sample.code);
          return { index: unit.samples.indexOf(sample), proof: 'parsed', diagnostics: found };
        });
      const scripts = modules[number]!.modules.filter(
        ({ sample }) => sample.optOut === undefined,
      ).map(({ sample, path, isValue, scriptErrors }): Verdict => {
        return {
          index: unit.samples.indexOf(sample),
          proof: isValue ? 'parsed' : 'typed',
          diagnostics: [...scriptErrors, ...(diagnostics.get(path) ?? [])],
        };
      });
      verdicts.set(unit, [...signatures, ...scripts]);
    });
  }
  return verdicts;
}
