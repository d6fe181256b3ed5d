/** Folder of the embedded search index in the built site. */
export const FILES_FOLDER = 'search';
/** The file that lists all other files of the index. */
export const MANIFEST = 'manifest.json';
