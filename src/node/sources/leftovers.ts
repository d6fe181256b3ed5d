/**
 * Files and folders that systems and editors leave behind, as patterns for names. `.gitignore` lists them, too. Builds,
 * previews, and checks ignore them.
 */
export const LEFTOVERS: readonly string[] = [
  // macOS
  '.DS_Store ._* .AppleDouble .LSOverride .Spotlight-V100 .Trashes .fseventsd __MACOSX *.icloud *.sb-*',
  // Windows
  'Thumbs.db ehthumbs.db [Dd]esktop.ini $RECYCLE.BIN *.lnk *:Zone.Identifier',
  // Linux, network drives, and sync
  '.directory .Trash-* .nfs* .fuse_hidden* .goutputstream-* @eaDir .sync* *.part',
  // Vim, Emacs, nano, Kate, JetBrains, VS Code, Office, and others
  '*~ .*.sw? *.sw[op] 4913 .netrwhist Session.vim #*# .#* *.save .*.kate-swp .idea *___jb_tmp___',
  '*___jb_old___ .vscode .history .vs .fleet .zed *.sublime-* .project .settings .obsidian',
  '.~lock.*# ~$* *.code-workspace',
  // Git, patches, and copies
  '*.orig *.rej *.bak *.tmp *.temp *.crdownload',
].flatMap((names) => names.split(' '));

const PATTERN = new RegExp(
  `^(?:${LEFTOVERS.map((glob) =>
    glob
      .replace(/[.+^$(){}|\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.'),
  ).join('|')})$`,
);

/** Returns true for the name of a file or folder that a system or an editor left behind. */
export function isLeftover(name: string): boolean {
  return PATTERN.test(name);
}
