import { MANIFEST, MANIFEST_NAMES, PROPERTY_LIST } from './known-xml-names';
import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import { likelyMeant } from '../runner/suggest-name';

/** What is known of the names in a file; `isWhole` where each of them is in a list. */
export interface XmlNames {
  errors: CodeDiagnostic[];
  isWhole: boolean;
}

/** Looks up the names of a part of an app's settings; undefined for XML of other kinds. */
export function lookUpXml(code: string, title = ''): XmlNames | undefined {
  if (/\bAndroidManifest\.xml$/.test(title)) return lookUp(code, manifestNames(code));
  if (/\.(plist|entitlements)$/.test(title)) return lookUp(code, listNames(code));
  return undefined;
}

/** A name that stands somewhere, and those that may stand there. */
interface Name {
  text: string;
  index: number;
  known: string[];
}

function lookUp(code: string, names: Name[]): XmlNames {
  const unknown = names.filter(({ text, known }) => !known.includes(text));
  const errors = unknown.flatMap(({ text, index, known }): CodeDiagnostic[] => {
    const near = likelyMeant(text, known);
    const message = `No "${text}" is known here`;
    return near ? [{ ...positionAt(code, index), message, fix: `write ${near}` }] : [];
  });
  return { errors, isWhole: names.length > 0 && unknown.length === 0 };
}

const TAG = /<([a-z][\w-]*)((?:\s+[\w:]+="[^"]*")*)\s*\/?>/g;

function manifestNames(code: string): Name[] {
  return [...code.matchAll(TAG)].flatMap((tag): Name[] => {
    const [, element = '', attributes = ''] = tag;
    const known = MANIFEST[element];
    const start = tag.index + 1;
    const own = { text: element, index: start, known: Object.keys(MANIFEST) };
    if (!known) return [own];
    const written = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].flatMap((attribute): Name[] => {
      const [, text = '', value = ''] = attribute;
      const index = start + element.length + attribute.index;
      const isNamed = text === 'android:name' && element !== 'activity';
      return [
        { text, index, known },
        ...(isNamed
          ? [{ text: value, index: index + text.length + 2, known: MANIFEST_NAMES }]
          : []),
      ];
    });
    return [own, ...written];
  });
}

const KEY = /<key>([^<]*)<\/key>\s*<(\w+)/g;

function listNames(code: string): Name[] {
  return [...code.matchAll(KEY)].flatMap((pair): Name[] => {
    const [all, key = '', value = ''] = pair;
    const known = PROPERTY_LIST[key];
    return [
      { text: key, index: pair.index + '<key>'.length, known: Object.keys(PROPERTY_LIST) },
      ...(known ? [{ text: value, index: pair.index + all.length - value.length, known }] : []),
    ];
  });
}
