import { markup } from '../../../src/check/syntax/markup';
import { checkExamples, example } from '../runner/check-example';

const find = async (language: string, code: string, title?: string) => {
  const { found, proven } = await checkExamples(markup, [example(language, code, { title })]);
  return { found, isTyped: proven.length > 0 };
};

test.each([
  ['html', '<a href="{{ .SiteURL }}/x?token_hash={{ .TokenHash }}&type=email">Go</a>'],
  ['html', '{{ if eq .Data.language "de" }}\n<p>Hallo</p>\n{{ end }}'],
  ['html', '<input name="code" type="text" inputmode="numeric" required />'],
])('%s is valid: %s', async (language, code) => {
  expect(await find(language, code)).toEqual({ found: [], isTyped: true });
});

test.each([
  ['<p>{{ .TokenHsh }}</p>', '11:11 Auth email templates have no variable .TokenHsh'],
  ['<p>ok</p>\n<buton type="button">x</buton>', '12:6 HTML: <buton> is not a valid element name'],
  ['<input type="txt" name="a" />', expect.stringMatching(/^11:18 HTML: .*"txt"/)],
])('%s is reported', async (code, message) => {
  expect(await find('html', code)).toEqual({ found: [message], isTyped: false });
});

const MANIFEST = 'android/app/src/main/AndroidManifest.xml';
const PLIST = 'ios/App/App/Info.plist';
test.each([
  ['<uses-permission android:name="android.permission.INTERNET" />', MANIFEST, [], true],
  [
    '<uses-permission android:name="android.permission.INTRNET" />',
    MANIFEST,
    ['11:36 Unknown name "android.permission.INTRNET"'],
    false,
  ],
  ['<data android:sceme="a" />', MANIFEST, ['11:11 Unknown name "android:sceme"'], false],
  ['<data android:mimeType="a/b" />', MANIFEST, [], false],
  ['<key>CFBundleURLName</key>\n<string>a</string>', PLIST, [], true],
  [
    '<key>CFBundleURLNam</key>\n<string>a</string>',
    PLIST,
    ['11:10 Unknown name "CFBundleURLNam"'],
    false,
  ],
  ['<key>FlutterDeepLinkingEnabled</key>\n<string>a</string>', PLIST, [], false],
  [
    '<!-- <dta /> -->\n<data\n  android:host="a>b"\n  android:sceme = \'c\' />',
    MANIFEST,
    ['14:7 Unknown name "android:sceme"'],
    false,
  ],
  [
    '<dict>\n  <key>FlutterDeepLinkingEnabled</key>\n  <!-- on -->\n  <tru/>\n</dict>',
    PLIST,
    [],
    false,
  ],
  ['<a />', 'other.xml', [], false],
])('names of %s in %s', async (code, title, found, isTyped) => {
  expect(await find('xml', code, title)).toEqual({ found, isTyped });
});
