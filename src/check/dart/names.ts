/** Names of Flutter and of packages that are not declared here: what uses them is not looked at. */
export const FOREIGN_NAMES = new Set(
  (
    'CircleAvatar ImagePicker ImageSource ' +
    'MaterialApp NetworkImage Placeholder StorageRetryController StreamBuilder ' +
    'Widget WidgetsFlutterBinding context kIsWeb navigatorKey runApp'
  ).split(' '),
);

/** Parameters that came after the release that is declared here. */
export const LATER_NAMES = new Set(['publishableKey']);

/** What every sample may use without declaring it. */
export const SAMPLE_NAMES = `
  declare const supabase: SupabaseClient;
  // The guide to social login defines it.
  declare function signInByName(
    provider: string,
    named?: { redirectTo?: string; scopes?: string },
  ): Promise<void>;
`;
