/** Examples use the first one. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** Between a command's texts in `data-managers`, in the order of `PACKAGE_MANAGERS`. */
export const MANAGER_SEPARATOR = '|';

export const hasManagers = (html: string) => html.includes(' data-managers="');
