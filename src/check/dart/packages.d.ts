// The part of other packages that samples use, written in TypeScript: google_sign_in 7,
// sign_in_with_apple 7, crypto 3 and url_launcher 6.

declare class GoogleSignIn {
  private $GoogleSignIn;
  static readonly instance: GoogleSignIn;
  initialize(named?: {
    clientId?: string;
    serverClientId?: string;
    nonce?: string;
    hostedDomain?: string;
  }): Promise<void>;
  authenticate(named?: { scopeHint?: string[] }): Promise<GoogleSignInAccount>;
  signOut(): Promise<void>;
}
interface GoogleSignInAccount {
  readonly displayName: string | undefined;
  readonly email: string;
  readonly id: string;
  readonly authentication: { readonly idToken: string | undefined };
}

declare class AppleIDAuthorizationScopes {
  private $AppleIDAuthorizationScopes;
  static readonly email: AppleIDAuthorizationScopes;
  static readonly fullName: AppleIDAuthorizationScopes;
}
declare const SignInWithApple: {
  getAppleIDCredential(named: {
    scopes: AppleIDAuthorizationScopes[];
    nonce?: string;
    state?: string;
  }): Promise<{
    readonly authorizationCode: string;
    readonly email: string | undefined;
    readonly familyName: string | undefined;
    readonly givenName: string | undefined;
    readonly identityToken: string | undefined;
    readonly userIdentifier: string | undefined;
  }>;
};

declare const sha256: {
  convert(bytes: number[]): { readonly bytes: number[]; toString(): string };
};

declare class LaunchMode {
  private $LaunchMode;
  static readonly platformDefault: LaunchMode;
  static readonly inAppWebView: LaunchMode;
  static readonly inAppBrowserView: LaunchMode;
  static readonly externalApplication: LaunchMode;
  static readonly externalNonBrowserApplication: LaunchMode;
}
declare function launchUrl(url: Uri, named?: { mode?: LaunchMode }): Promise<boolean>;
