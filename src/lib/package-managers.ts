/** The examples of the docs use the first one. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** Separates a command's texts in `data-managers`, in the order of `PACKAGE_MANAGERS`. */
export const MANAGER_SEPARATOR = '|';

/** Whether highlighted code has a command that differs between package managers. */
export const hasManagers = (html: string) => html.includes(' data-managers="');
