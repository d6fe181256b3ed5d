import type { Proof } from '../../node/verification/proofs';
import type { Check, CheckInput, CheckResult } from '../check';
import { sampleDiagnostic } from '../runner/diagnostics';
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

async function checkSamples({ root, samples, cache }: CheckInput): Promise<CheckResult> {
  const waiting = new Map<Unit, (verdicts: Verdict[]) => void>();
  const units = unitsOf(samples);
  const verdicts = Promise.all(
    units.map((unit) =>
      cache.get(
        ['typescript', unitKey(unit)],
        () => new Promise<Verdict[]>((resolve) => waiting.set(unit, resolve)),
      ),
    ),
  );
  const computed = await checkUnits(root, [...waiting.keys()]);
  for (const [unit, resolve] of waiting) resolve(computed.get(unit) ?? []);
  const result: Required<Pick<CheckResult, 'diagnostics' | 'proofs'>> = {
    diagnostics: [],
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

/** True for a page with a file as `app.d.ts`, which changes types everywhere. */
function declaresGlobals({ modules }: UnitModules): boolean {
  return modules.some(({ text }) => /\bdeclare global\b/.test(text));
}

/** Checks units together, in as few programs as possible. */
async function checkUnits(root: string, units: Unit[]): Promise<Map<Unit, Verdict[]>> {
  const verdicts = new Map<Unit, Verdict[]>();
  const packages = readPackages(root);
  for (const version of ['v1', 'v2'] as const) {
    const own = units.filter((unit) => unit.version === version);
    const modules = await Promise.all(own.map(modulesOf));
    // What a page declares for all its files must not reach other pages.
    const global = modules.filter(declaresGlobals);
    const groups = [
      modules.filter((unit) => !global.includes(unit)),
      ...global.map((unit) => [unit]),
    ];
    const diagnostics = new Map(
      groups.flatMap((group) => [...checkModules(root, version, group, packages)]),
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
