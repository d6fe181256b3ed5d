import { execFileSync, spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** Memory is in MB. */
export interface Build {
  seconds: number;
  largest: number;
  /** Of all processes. */
  total: number;
  log: string;
}

/** Throws with the log if the build fails. */
export async function measureBuild(
  [command, ...args]: readonly [string, ...string[]],
  folder: string,
): Promise<Build> {
  const started = performance.now();
  const child = spawn(command, args, {
    cwd: folder,
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const read = (data: Buffer) => (log += stripVTControlCharacters(data.toString()));
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const peak = { largest: 0, total: 0 };
  const timer = setInterval(() => {
    const sizes = residentMegabytes(child.pid!);
    peak.largest = Math.max(peak.largest, ...sizes);
    peak.total = Math.max(
      peak.total,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  }, 500);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build failed:\n${log}`);
  return { seconds: (performance.now() - started) / 1000, ...peak, log };
}

/** Of a process and its descendants. */
function residentMegabytes(root: number): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number) as [number, number, number]);
  const family = new Set([root]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const [pid, parent] of rows) if (family.has(parent)) family.add(pid);
  }
  return rows.filter(([pid]) => family.has(pid)).map(([, , rss]) => rss / 1024);
}

/** Sentences. `limits` are the time per page in ms, and the memory of the largest process in MB. */
export function exceededLimits(
  { seconds, largest }: Pick<Build, 'seconds' | 'largest'>,
  pages: number,
  limits: { ms: number; mb: number },
): string[] {
  const ms = (seconds * 1000) / pages;
  return [
    ...(ms > limits.ms ? [`Each page took ${ms.toFixed(1)} ms, more than ${limits.ms} ms.`] : []),
    ...(largest > limits.mb
      ? [`A process used ${largest.toFixed(0)} MB, more than ${limits.mb} MB.`]
      : []),
  ];
}
