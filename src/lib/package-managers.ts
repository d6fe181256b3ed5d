/** The package managers that commands are shown for. The examples of the docs use the first one. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** Separates the texts of a command in `data-managers`, in the order of `PACKAGE_MANAGERS`. */
export const MANAGER_SEPARATOR = '|';

/** Returns true if highlighted code contains a command that differs between package managers. */
export const hasManagers = (html: string) => html.includes(' data-managers="');
