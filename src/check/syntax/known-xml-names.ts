/** Elements of Android manifests in examples, with their attributes. */
export const MANIFEST: Record<string, string[]> = {
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
export const MANIFEST_NAMES = [
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
export const PROPERTY_LIST: Record<string, string[]> = {
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
