interface Lock {
  packages: Record<string, Record<string, unknown>>;
}

export function isInstalled(lock: Lock, installed: Lock, withoutDev: boolean): boolean;
