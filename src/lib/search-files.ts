export const FILES_FOLDER = 'search';
export const MANIFEST = 'manifest.json';
