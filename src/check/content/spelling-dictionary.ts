import type { Dictionary } from './spelling-words';

const SUGGESTIONS = 3;
const TIMEOUT_MS = 500;
/** Bundled dictionaries; those of package names or coins would let slips through. */
const DICTIONARIES = [
  'en_us',
  'softwareTerms',
  'coding-compound-terms',
  'computing-acronyms',
  'software-tools',
  'web-services',
  'companies',
];

/** American English and the words of software, from files that cspell brings along. */
export async function loadDictionary(): Promise<Dictionary> {
  // An ES module only: a static import would become require() and not find it.
  const { finalizeSettings, getDefaultBundledSettingsAsync, getDictionary, mergeSettings } =
    await import('cspell-lib');
  const settings = mergeSettings(await getDefaultBundledSettingsAsync(), { language: 'en-US' });
  const dictionary = await getDictionary({
    ...finalizeSettings(settings),
    dictionaries: DICTIONARIES,
  });
  return {
    has: (word) => dictionary.has(word) && !dictionary.isForbidden(word),
    suggest: (word) =>
      dictionary
        .suggest(word, { numSuggestions: SUGGESTIONS, ignoreCase: true, timeout: TIMEOUT_MS })
        .map((suggestion) => suggestion.word),
  };
}
