import type { CodeDiagnostic } from '../../lib/diagnostic';
import { positionAt } from '../../lib/positions';
import { likelyMeant } from '../runner/suggest-name';
import type { XmlElement, XmlText } from './xml';
import { readXml } from './xml';

/** Elements of Android manifests in examples, with their attributes. */
const MANIFEST: Record<string, string[]> = {
  action: ['android:name'],
  activity: ['android:name', 'android:launchMode', 'android:exported'],
  application: ['android:label', 'android:name', 'android:icon'],
  category: ['android:name'],
  data: ['android:scheme', 'android:host', 'android:path', 'android:pathPrefix', 'android:port'],
  'intent-filter': ['android:autoVerify', 'android:label', 'android:priority'],
  manifest: ['xmlns:android', 'package'],
  'meta-data': ['android:name', 'android:value', 'android:resource'],
  'uses-permission': ['android:name', 'android:maxSdkVersion'],
};

/** Values of `android:name` that Android or the Flutter engine defines. */
const MANIFEST_NAMES = [
  'android.intent.action.VIEW',
  'android.intent.action.MAIN',
  'android.intent.category.BROWSABLE',
  'android.intent.category.DEFAULT',
  'android.intent.category.LAUNCHER',
  'android.permission.ACCESS_NETWORK_STATE',
  'android.permission.CAMERA',
  'android.permission.INTERNET',
  'flutter_deeplinking_enabled',
];

/** Keys of Apple property lists in examples, with the elements allowed for their values. */
const PROPERTY_LIST: Record<string, string[]> = {
  CFBundleTypeRole: ['string'],
  CFBundleURLName: ['string'],
  CFBundleURLSchemes: ['array'],
  CFBundleURLTypes: ['array'],
  FlutterDeepLinkingEnabled: ['true', 'false'],
  NSCameraUsageDescription: ['string'],
  NSPhotoLibraryAddUsageDescription: ['string'],
  NSPhotoLibraryUsageDescription: ['string'],
  'com.apple.security.network.client': ['true', 'false'],
  'com.apple.security.network.server': ['true', 'false'],
};

/** `isWhole` is true if all names are known. */
export interface XmlNames {
  errors: CodeDiagnostic[];
  isWhole: boolean;
}

/** Looks up an Android manifest or Apple property list. Undefined for other XML. */
export function lookUpXml(code: string, title = ''): XmlNames | undefined {
  const { elements } = readXml(code);
  if (/\bAndroidManifest\.xml$/.test(title)) return lookUp(code, manifestNames(elements));
  if (/\.(plist|entitlements)$/.test(title)) return lookUp(code, propertyNames(elements));
  return undefined;
}

/** A name in the code, and the names allowed in its place. */
interface Name extends XmlText {
  known: string[];
}

function lookUp(code: string, names: Name[]): XmlNames {
  const unknown = names.filter(({ text, known }) => !known.includes(text));
  const errors = unknown.flatMap(({ text, offset, known }): CodeDiagnostic[] => {
    const near = likelyMeant(text, known);
    const message = `Unknown name "${text}"`;
    return near ? [{ ...positionAt(code, offset), message, fix: `write ${near}` }] : [];
  });
  return { errors, isWhole: names.length > 0 && unknown.length === 0 };
}

function manifestNames(elements: XmlElement[]): Name[] {
  return elements.flatMap(({ name, attributes }): Name[] => {
    const own = { ...name, known: Object.keys(MANIFEST) };
    const known = MANIFEST[name.text];
    if (!known) return [own];
    const written = attributes.flatMap((attribute): Name[] => {
      const isName = attribute.name.text === 'android:name' && name.text !== 'activity';
      return [
        { ...attribute.name, known },
        ...(isName ? [{ ...attribute.value, known: MANIFEST_NAMES }] : []),
      ];
    });
    return [own, ...written];
  });
}

function propertyNames(elements: XmlElement[]): Name[] {
  return elements.flatMap(({ name, content }, index): Name[] => {
    if (name.text !== 'key') return [];
    const known = PROPERTY_LIST[content.text];
    const value = elements[index + 1]?.name;
    return [
      { ...content, known: Object.keys(PROPERTY_LIST) },
      ...(known && value ? [{ ...value, known }] : []),
    ];
  });
}
