import { hashOf } from '../base/policy-hash';

/** The frame that runs code can't load files, send requests, or contain other frames. */
export function framePolicy(script: string): string {
  return [
    "default-src 'none'",
    // A worker from a "blob:" URL inherits its creator's policy.
    `script-src '${hashOf(script)}' 'unsafe-eval' 'wasm-unsafe-eval' blob:`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

export function framePage(script: string): string {
  const policy = framePolicy(script).replaceAll('"', '&quot;');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Sandbox</title></head><body><script>${script}</script></body></html>\n`;
}
