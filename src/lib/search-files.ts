/** Folder of the embedded search's files in the built site. */
export const FILES_FOLDER = 'search';
/** The one that names all others. */
export const MANIFEST = 'manifest.json';
