/** Folder of the embedded index in the built site. */
export const FILES_FOLDER = 'search';
/** Lists all other files of the index. */
export const MANIFEST = 'manifest.json';
