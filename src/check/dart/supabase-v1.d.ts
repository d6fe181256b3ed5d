// The public names of supabase_flutter 1.10.25, written in TypeScript: supabase_flutter 1.10.25, supabase 1.11.11, gotrue 1.12.6, postgrest 1.5.2, storage_client 1.5.4, functions_client 1.3.2, realtime_client 1.4.0.

// What samples never touch.
type BuildContext<T = any> = any;
type Client<T = any> = any;
type Error<T = any> = any;
type GotrueFetch<T = any> = any;
type Message<T = any> = any;
type Presence<T = any> = any;
type PresenceOpts<T = any> = any;
type Push<T = any> = any;
type RetryTimer<T = any> = any;
type StorageRetryController<T = any> = any;
type Timer<T = any> = any;
type WebSocketChannel<T = any> = any;
type YAJsonIsolate<T = any> = any;

declare class SupabaseEventTypes {
  private $SupabaseEventTypes;
  static readonly insert: SupabaseEventTypes;
  static readonly update: SupabaseEventTypes;
  static readonly delete: SupabaseEventTypes;
  static readonly all: SupabaseEventTypes;
  static readonly broadcast: SupabaseEventTypes;
  static readonly presence: SupabaseEventTypes;
  static readonly values: SupabaseEventTypes[];
  readonly name: string;
  readonly index: number;
}

declare class AuthChangeEvent {
  private $AuthChangeEvent;
  static readonly passwordRecovery: AuthChangeEvent;
  static readonly signedIn: AuthChangeEvent;
  static readonly signedOut: AuthChangeEvent;
  static readonly tokenRefreshed: AuthChangeEvent;
  static readonly userUpdated: AuthChangeEvent;
  static readonly userDeleted: AuthChangeEvent;
  static readonly mfaChallengeVerified: AuthChangeEvent;
  static readonly values: AuthChangeEvent[];
  readonly name: string;
  readonly index: number;
}

declare class GenerateLinkType {
  private $GenerateLinkType;
  static readonly signup: GenerateLinkType;
  static readonly invite: GenerateLinkType;
  static readonly magiclink: GenerateLinkType;
  static readonly recovery: GenerateLinkType;
  static readonly emailChangeCurrent: GenerateLinkType;
  static readonly emailChangeNew: GenerateLinkType;
  static readonly unknown: GenerateLinkType;
  static readonly values: GenerateLinkType[];
  readonly name: string;
  readonly index: number;
}

declare class OtpType {
  private $OtpType;
  static readonly sms: OtpType;
  static readonly phoneChange: OtpType;
  static readonly signup: OtpType;
  static readonly invite: OtpType;
  static readonly magiclink: OtpType;
  static readonly recovery: OtpType;
  static readonly emailChange: OtpType;
  static readonly email: OtpType;
  static readonly values: OtpType[];
  readonly name: string;
  readonly index: number;
}

declare class OtpChannel {
  private $OtpChannel;
  static readonly sms: OtpChannel;
  static readonly whatsapp: OtpChannel;
  static readonly values: OtpChannel[];
  readonly name: string;
  readonly index: number;
}

declare class SignOutScope {
  private $SignOutScope;
  static readonly global: SignOutScope;
  static readonly local: SignOutScope;
  static readonly others: SignOutScope;
  static readonly values: SignOutScope[];
  readonly name: string;
  readonly index: number;
}

declare class FactorStatus {
  private $FactorStatus;
  static readonly verified: FactorStatus;
  static readonly unverified: FactorStatus;
  static readonly values: FactorStatus[];
  readonly name: string;
  readonly index: number;
}

declare class FactorType {
  private $FactorType;
  static readonly totp: FactorType;
  static readonly values: FactorType[];
  readonly name: string;
  readonly index: number;
}

declare class AuthenticatorAssuranceLevels {
  private $AuthenticatorAssuranceLevels;
  static readonly aal1: AuthenticatorAssuranceLevels;
  static readonly aal2: AuthenticatorAssuranceLevels;
  static readonly values: AuthenticatorAssuranceLevels[];
  readonly name: string;
  readonly index: number;
}

declare class AMRMethod {
  private $AMRMethod;
  static readonly password: AMRMethod;
  static readonly otp: AMRMethod;
  static readonly oauth: AMRMethod;
  static readonly totp: AMRMethod;
  static readonly values: AMRMethod[];
  readonly name: string;
  readonly index: number;
}

declare class AuthFlowType {
  private $AuthFlowType;
  static readonly implicit: AuthFlowType;
  static readonly pkce: AuthFlowType;
  static readonly values: AuthFlowType[];
  readonly name: string;
  readonly index: number;
}

declare class Provider {
  private $Provider;
  static readonly apple: Provider;
  static readonly azure: Provider;
  static readonly bitbucket: Provider;
  static readonly discord: Provider;
  static readonly facebook: Provider;
  static readonly github: Provider;
  static readonly gitlab: Provider;
  static readonly google: Provider;
  static readonly kakao: Provider;
  static readonly keycloak: Provider;
  static readonly linkedin: Provider;
  static readonly notion: Provider;
  static readonly slack: Provider;
  static readonly spotify: Provider;
  static readonly twitch: Provider;
  static readonly twitter: Provider;
  static readonly workos: Provider;
  static readonly values: Provider[];
  readonly name: string;
  readonly index: number;
}

declare class CountOption {
  private $CountOption;
  static readonly exact: CountOption;
  static readonly planned: CountOption;
  static readonly estimated: CountOption;
  static readonly values: CountOption[];
  readonly name: string;
  readonly index: number;
}

declare class ReturningOption {
  private $ReturningOption;
  static readonly minimal: ReturningOption;
  static readonly representation: ReturningOption;
  static readonly values: ReturningOption[];
  readonly name: string;
  readonly index: number;
}

declare class TextSearchType {
  private $TextSearchType;
  static readonly plain: TextSearchType;
  static readonly phrase: TextSearchType;
  static readonly websearch: TextSearchType;
  static readonly values: TextSearchType[];
  readonly name: string;
  readonly index: number;
}

declare class ResizeMode {
  private $ResizeMode;
  static readonly cover: ResizeMode;
  static readonly contain: ResizeMode;
  static readonly fill: ResizeMode;
  static readonly values: ResizeMode[];
  readonly name: string;
  readonly index: number;
}

declare class RequestImageFormat {
  private $RequestImageFormat;
  static readonly origin: RequestImageFormat;
  static readonly values: RequestImageFormat[];
  readonly name: string;
  readonly index: number;
}

declare class ResponseType {
  private $ResponseType;
  static readonly json: ResponseType;
  static readonly text: ResponseType;
  static readonly arraybuffer: ResponseType;
  static readonly blob: ResponseType;
  static readonly values: ResponseType[];
  readonly name: string;
  readonly index: number;
}

declare class HttpMethod {
  private $HttpMethod;
  static readonly get: HttpMethod;
  static readonly post: HttpMethod;
  static readonly put: HttpMethod;
  static readonly delete: HttpMethod;
  static readonly patch: HttpMethod;
  static readonly values: HttpMethod[];
  readonly name: string;
  readonly index: number;
}

declare class SocketStates {
  private $SocketStates;
  static readonly connecting: SocketStates;
  static readonly open: SocketStates;
  static readonly closing: SocketStates;
  static readonly closed: SocketStates;
  static readonly disconnected: SocketStates;
  static readonly values: SocketStates[];
  readonly name: string;
  readonly index: number;
}

declare class ChannelStates {
  private $ChannelStates;
  static readonly closed: ChannelStates;
  static readonly errored: ChannelStates;
  static readonly joined: ChannelStates;
  static readonly joining: ChannelStates;
  static readonly leaving: ChannelStates;
  static readonly values: ChannelStates[];
  readonly name: string;
  readonly index: number;
}

declare class ChannelEvents {
  private $ChannelEvents;
  static readonly close: ChannelEvents;
  static readonly error: ChannelEvents;
  static readonly join: ChannelEvents;
  static readonly reply: ChannelEvents;
  static readonly leave: ChannelEvents;
  static readonly heartbeat: ChannelEvents;
  static readonly accessToken: ChannelEvents;
  static readonly broadcast: ChannelEvents;
  static readonly presence: ChannelEvents;
  static readonly postgresChanges: ChannelEvents;
  static readonly values: ChannelEvents[];
  readonly name: string;
  readonly index: number;
}

declare class RealtimeLogLevel {
  private $RealtimeLogLevel;
  static readonly info: RealtimeLogLevel;
  static readonly debug: RealtimeLogLevel;
  static readonly warn: RealtimeLogLevel;
  static readonly error: RealtimeLogLevel;
  static readonly values: RealtimeLogLevel[];
  readonly name: string;
  readonly index: number;
}

declare class ChannelResponse {
  private $ChannelResponse;
  static readonly ok: ChannelResponse;
  static readonly timedOut: ChannelResponse;
  static readonly rateLimited: ChannelResponse;
  static readonly error: ChannelResponse;
  static readonly values: ChannelResponse[];
  readonly name: string;
  readonly index: number;
}

declare class RealtimeListenTypes {
  private $RealtimeListenTypes;
  static readonly postgresChanges: RealtimeListenTypes;
  static readonly broadcast: RealtimeListenTypes;
  static readonly presence: RealtimeListenTypes;
  static readonly values: RealtimeListenTypes[];
  readonly name: string;
  readonly index: number;
}

type SupabaseStreamEvent = Array<Map<string, any>>;

type Headers = Map<string, string>;

type PostgrestConverter<S = any, T = any> = (data: T) => S;

type PostgrestList = Array<PostgrestMap>;

type PostgrestMap = Map<string, any>;

type PostgrestListResponse = PostgrestResponse<PostgrestList>;

type PostgrestMapResponse = PostgrestResponse<PostgrestMap>;

type Callback = (response: any) => void;

type BindingCallback = (payload: any, ref?: any) => void;

type WebSocketTransport = (url: string, headers: Map<string, string>) => WebSocketChannel;

type RealtimeEncode = (payload: any, callback: (result: string) => void) => void;

type RealtimeDecode = (payload: string, callback: (result: any) => void) => void;

type PresenceChooser<T = any> = (key: string, presence: any) => T;

type PresenceOnJoinCallback = (
  key: string | undefined,
  currentPresences: any,
  newPresences: any,
) => void;

type PresenceOnLeaveCallback = (
  key: string | undefined,
  currentPresences: any,
  newPresences: any,
) => void;

type TimerCallback = () => void;

type TimerCalculation = (tries: number) => number;

declare class LocalStorage {
  private $LocalStorage;
  constructor(named: {
    initialize: () => Promise<void>;
    hasAccessToken: () => Promise<boolean>;
    accessToken: () => Promise<string | undefined>;
    persistSession: (a0: string) => Promise<void>;
    removePersistedSession: () => Promise<void>;
  });
  readonly initialize: () => Promise<void>;
  readonly hasAccessToken: () => Promise<boolean>;
  readonly accessToken: () => Promise<string | undefined>;
  readonly removePersistedSession: () => Promise<void>;
  readonly persistSession: (a0: string) => Promise<void>;
}

declare class EmptyLocalStorage extends LocalStorage {
  private $EmptyLocalStorage;
  constructor();
}

declare class HiveLocalStorage extends LocalStorage {
  private $HiveLocalStorage;
  constructor();
  static encryptionKey: string | undefined;
}

declare class SharedPreferencesGotrueAsyncStorage extends GotrueAsyncStorage {
  private $SharedPreferencesGotrueAsyncStorage;
  constructor();
  getItem(named: { key: string }): Promise<string | undefined>;
  removeItem(named: { key: string }): Promise<void>;
  setItem(named: { key: string; value: string }): Promise<void>;
}

declare class Supabase {
  private $Supabase;
  client: SupabaseClient;
  static readonly instance: Supabase;
  static initialize(named: {
    url: string;
    anonKey: string;
    schema?: string | undefined;
    headers?: Map<string, string> | undefined;
    authCallbackUrlHostname?: string | undefined;
    localStorage?: LocalStorage | undefined;
    httpClient?: Client | undefined;
    storageRetryAttempts?: number;
    realtimeClientOptions?: RealtimeClientOptions;
    authFlowType?: AuthFlowType;
    pkceAsyncStorage?: GotrueAsyncStorage | undefined;
    debug?: boolean | undefined;
  }): Promise<Supabase>;
  dispose(): void;
}

declare class SupabaseAuth {
  private $SupabaseAuth;
  readonly localStorage: LocalStorage;
  readonly hasAccessToken: Promise<boolean>;
  readonly accessToken: Promise<string | undefined>;
  readonly initialSession: Promise<Session | undefined>;
  static readonly instance: SupabaseAuth;
  static initialize(named: {
    localStorage?: LocalStorage;
    authCallbackUrlHostname?: string | undefined;
    authFlowType: AuthFlowType;
  }): Promise<SupabaseAuth>;
  dispose(): void;
}

declare class AuthUser extends User {
  private $AuthUser;
  constructor(named: {
    id: string;
    appMetadata: Map<string, any>;
    userMetadata: Map<string, any>;
    aud: string;
    email: string | undefined;
    phone: string | undefined;
    createdAt: string;
    confirmedAt?: string | undefined;
    emailConfirmedAt?: string | undefined;
    phoneConfirmedAt?: string | undefined;
    lastSignInAt?: string | undefined;
    role: string;
    updatedAt: string;
  });
}

declare class RealtimeClientOptions {
  private $RealtimeClientOptions;
  constructor(named?: {
    eventsPerSecond?: number | undefined;
    logLevel?: RealtimeLogLevel | undefined;
  });
  readonly eventsPerSecond: number | undefined;
  readonly logLevel: RealtimeLogLevel | undefined;
}

declare class RemoveSubscriptionResult {
  private $RemoveSubscriptionResult;
  constructor(named: { openSubscriptions: number; error?: SupabaseRealtimeError | undefined });
  readonly openSubscriptions: number;
  readonly error: SupabaseRealtimeError | undefined;
}

declare class SupabaseClient {
  private $SupabaseClient;
  constructor(
    supabaseUrl: string,
    supabaseKey: string,
    named?: {
      schema?: string | undefined;
      autoRefreshToken?: boolean;
      headers?: Map<string, string> | undefined;
      httpClient?: Client | undefined;
      storageRetryAttempts?: number;
      realtimeClientOptions?: RealtimeClientOptions;
      isolate?: YAJsonIsolate | undefined;
      gotrueAsyncStorage?: GotrueAsyncStorage | undefined;
      authFlowType?: AuthFlowType;
    },
  );
  readonly supabaseUrl: string;
  readonly supabaseKey: string;
  readonly schema: string;
  readonly restUrl: string;
  readonly realtimeUrl: string;
  readonly authUrl: string;
  readonly storageUrl: string;
  readonly functionsUrl: string;
  readonly auth: GoTrueClient;
  readonly functions: FunctionsClient;
  readonly storage: SupabaseStorageClient;
  readonly realtime: RealtimeClient;
  readonly rest: PostgrestClient;
  readonly headers: Map<string, string>;
  from(table: string): SupabaseQueryBuilder;
  useSchema(schema: string): PostgrestClient;
  rpc(
    fn: string,
    named?: { params?: Map<string, any> | undefined; options?: FetchOptions },
  ): PostgrestFilterBuilder;
  channel(name: string, named?: { opts?: RealtimeChannelConfig }): RealtimeChannel;
  getChannels(): Array<RealtimeChannel>;
  removeChannel(channel: RealtimeChannel): Promise<string>;
  removeAllChannels(): Promise<Array<string>>;
  dispose(): Promise<void>;
}

declare class SupabaseQueryBuilder extends PostgrestQueryBuilder {
  private $SupabaseQueryBuilder;
  constructor(
    url: string,
    realtime: RealtimeClient,
    named: {
      headers?: Map<string, string>;
      schema: string;
      table: string;
      httpClient?: Client | undefined;
      incrementId: number;
      isolate: YAJsonIsolate;
    },
  );
  stream(named: { primaryKey: Array<string> }): SupabaseStreamBuilder;
}

declare class SupabaseRealtimeError {
  private $SupabaseRealtimeError;
  constructor(message?: {} | undefined);
  readonly message: {} | undefined;
}

interface SupabaseStreamBuilder extends Stream<SupabaseStreamEvent> {}
declare class SupabaseStreamBuilder {
  private $SupabaseStreamBuilder;
  constructor(named: {
    queryBuilder: PostgrestQueryBuilder;
    realtimeTopic: string;
    realtimeClient: RealtimeClient;
    schema: string;
    table: string;
    primaryKey: Array<string>;
  });
  readonly isBroadcast: boolean;
  eq(column: string, value: any): SupabaseStreamBuilder;
  neq(column: string, value: any): SupabaseStreamBuilder;
  lt(column: string, value: any): SupabaseStreamBuilder;
  lte(column: string, value: any): SupabaseStreamBuilder;
  gt(column: string, value: any): SupabaseStreamBuilder;
  gte(column: string, value: any): SupabaseStreamBuilder;
  inFilter(column: string, values: Array<any>): SupabaseStreamBuilder;
  order(column: string, named?: { ascending?: boolean }): SupabaseStreamBuilder;
  limit(count: number): SupabaseStreamBuilder;
  execute(): Stream<SupabaseStreamEvent>;
  listen(
    onData: ((event: SupabaseStreamEvent) => void) | undefined,
    named?: {
      onError?: ((...values: any[]) => any) | undefined;
      onDone?: (() => void) | undefined;
      cancelOnError?: boolean | undefined;
    },
  ): StreamSubscription<SupabaseStreamEvent>;
}

declare class GoTrueAdminApi {
  private $GoTrueAdminApi;
  constructor(
    _url: string,
    named?: { headers?: Map<string, string> | undefined; httpClient?: Client | undefined },
  );
  readonly mfa: GoTrueAdminMFAApi;
  signOut(jwt: string, named?: { scope?: SignOutScope }): Promise<void>;
  createUser(attributes: AdminUserAttributes): Promise<UserResponse>;
  deleteUser(id: string): Promise<void>;
  listUsers(named?: {
    page?: number | undefined;
    perPage?: number | undefined;
  }): Promise<Array<User>>;
  inviteUserByEmail(
    email: string,
    named?: { redirectTo?: string | undefined; data?: Map<string, any> | undefined },
  ): Promise<UserResponse>;
  generateLink(named: {
    type: GenerateLinkType;
    email: string;
    password?: string | undefined;
    data?: Map<string, any> | undefined;
    redirectTo?: string | undefined;
  }): Promise<GenerateLinkResponse>;
  getUserById(uid: string): Promise<UserResponse>;
  updateUserById(uid: string, named: { attributes: AdminUserAttributes }): Promise<UserResponse>;
}

declare class GoTrueAdminMFAApi {
  private $GoTrueAdminMFAApi;
  constructor(named: { url: string; headers: Map<string, string>; fetch: GotrueFetch });
  listFactors(named: { userId: string }): Promise<AuthMFAAdminListFactorsResponse>;
  deleteFactor(named: {
    userId: string;
    factorId: string;
  }): Promise<AuthMFAAdminDeleteFactorResponse>;
}

declare class GoTrueClient {
  private $GoTrueClient;
  constructor(named?: {
    url?: string | undefined;
    headers?: Map<string, string> | undefined;
    autoRefreshToken?: boolean | undefined;
    httpClient?: Client | undefined;
    asyncStorage?: GotrueAsyncStorage | undefined;
    flowType?: AuthFlowType;
  });
  readonly admin: GoTrueAdminApi;
  readonly mfa: GoTrueMFAApi;
  readonly onAuthStateChange: Stream<AuthState>;
  readonly headers: Map<string, string>;
  readonly currentUser: User | undefined;
  readonly currentSession: Session | undefined;
  signUp(named: {
    email?: string | undefined;
    phone?: string | undefined;
    password: string;
    emailRedirectTo?: string | undefined;
    data?: Map<string, any> | undefined;
    captchaToken?: string | undefined;
    channel?: OtpChannel;
  }): Promise<AuthResponse>;
  signInWithPassword(named: {
    email?: string | undefined;
    phone?: string | undefined;
    password: string;
    captchaToken?: string | undefined;
  }): Promise<AuthResponse>;
  getOAuthSignInUrl(named: {
    provider: Provider;
    redirectTo?: string | undefined;
    scopes?: string | undefined;
    queryParams?: Map<string, string> | undefined;
  }): Promise<OAuthResponse>;
  exchangeCodeForSession(authCode: string): Promise<AuthResponse>;
  signInWithIdToken(named: {
    provider: Provider;
    idToken: string;
    accessToken?: string | undefined;
    nonce?: string | undefined;
    captchaToken?: string | undefined;
  }): Promise<AuthResponse>;
  signInWithOtp(named?: {
    email?: string | undefined;
    phone?: string | undefined;
    emailRedirectTo?: string | undefined;
    shouldCreateUser?: boolean | undefined;
    data?: Map<string, any> | undefined;
    captchaToken?: string | undefined;
    channel?: OtpChannel;
  }): Promise<void>;
  verifyOTP(named: {
    email?: string | undefined;
    phone?: string | undefined;
    token: string;
    type: OtpType;
    redirectTo?: string | undefined;
    captchaToken?: string | undefined;
  }): Promise<AuthResponse>;
  refreshSession(): Promise<AuthResponse>;
  reauthenticate(): Promise<void>;
  resend(named: {
    email?: string | undefined;
    phone?: string | undefined;
    type: OtpType;
    emailRedirectTo?: string | undefined;
    captchaToken?: string | undefined;
  }): Promise<ResendResponse>;
  updateUser(
    attributes: UserAttributes,
    named?: { emailRedirectTo?: string | undefined },
  ): Promise<UserResponse>;
  setSession(refreshToken: string): Promise<AuthResponse>;
  getSessionFromUrl(
    originUrl: Uri,
    named?: { storeSession?: boolean },
  ): Promise<AuthSessionUrlResponse>;
  signOut(named?: { scope?: SignOutScope }): Promise<void>;
  resetPasswordForEmail(
    email: string,
    named?: { redirectTo?: string | undefined; captchaToken?: string | undefined },
  ): Promise<void>;
  recoverSession(jsonStr: string): Promise<AuthResponse>;
}

declare class GoTrueMFAApi {
  private $GoTrueMFAApi;
  constructor(named: { client: GoTrueClient; fetch: GotrueFetch });
  unenroll(factorId: string): Promise<AuthMFAUnenrollResponse>;
  enroll(named?: {
    factorType?: FactorType;
    issuer?: string | undefined;
    friendlyName?: string | undefined;
  }): Promise<AuthMFAEnrollResponse>;
  verify(named: {
    factorId: string;
    challengeId: string;
    code: string;
  }): Promise<AuthMFAVerifyResponse>;
  challenge(named: { factorId: string }): Promise<AuthMFAChallengeResponse>;
  challengeAndVerify(named: { factorId: string; code: string }): Promise<AuthMFAVerifyResponse>;
  listFactors(): Promise<AuthMFAListFactorsResponse>;
  getAuthenticatorAssuranceLevel(): AuthMFAGetAuthenticatorAssuranceLevelResponse;
}

declare class AuthException {
  private $AuthException;
  constructor(message: string, named?: { statusCode?: string | undefined });
  readonly message: string;
  readonly statusCode: string | undefined;
  readonly hashCode: number;
}

declare class AuthPKCEGrantCodeExchangeError extends AuthException {
  private $AuthPKCEGrantCodeExchangeError;
  constructor(message: string);
}

declare class AuthResponse {
  private $AuthResponse;
  constructor(named?: { session?: Session | undefined; user?: User | undefined });
  static fromJson(json: Map<string, any>): AuthResponse;
  readonly session: Session | undefined;
  readonly user: User | undefined;
}

declare class OAuthResponse {
  private $OAuthResponse;
  constructor(named: { provider: Provider; url?: string | undefined });
  readonly provider: Provider;
  readonly url: string | undefined;
}

declare class UserResponse {
  private $UserResponse;
  static fromJson(json: Map<string, any>): UserResponse;
  readonly user: User | undefined;
}

declare class ResendResponse {
  private $ResendResponse;
  constructor(named?: { messageId?: string | undefined });
  messageId: string | undefined;
}

declare class AuthSessionUrlResponse {
  private $AuthSessionUrlResponse;
  constructor(named: { session: Session; redirectType: string | undefined });
  readonly session: Session;
  readonly redirectType: string | undefined;
}

declare class GenerateLinkResponse {
  private $GenerateLinkResponse;
  static fromJson(json: Map<string, any>): GenerateLinkResponse;
  readonly properties: GenerateLinkProperties;
  readonly user: User;
}

declare class GenerateLinkProperties {
  private $GenerateLinkProperties;
  static fromJson(json: Map<string, any>): GenerateLinkProperties;
  readonly actionLink: string;
  readonly emailOtp: string;
  readonly hashedToken: string;
  readonly redirectTo: string;
  readonly verificationType: GenerateLinkType;
}

declare class AuthState {
  private $AuthState;
  constructor(event: AuthChangeEvent, session: Session | undefined);
  readonly event: AuthChangeEvent;
  readonly session: Session | undefined;
}

declare class GotrueRequestOptions extends FetchOptions {
  private $GotrueRequestOptions;
  constructor(named: {
    jwt?: string | undefined;
    redirectTo?: string | undefined;
    body?: Map<string, any> | undefined;
    query?: Map<string, string> | undefined;
    headers: Map<string, string>;
    noResolveJson?: boolean | undefined;
  });
  readonly jwt: string | undefined;
  readonly redirectTo: string | undefined;
  readonly body: Map<string, any> | undefined;
  readonly query: Map<string, string> | undefined;
}

declare class GotrueAsyncStorage {
  private $GotrueAsyncStorage;
  constructor();
  getItem(named: { key: string }): Promise<string | undefined>;
  setItem(named: { key: string; value: string }): Promise<void>;
  removeItem(named: { key: string }): Promise<void>;
}

declare class AuthMFAEnrollResponse {
  private $AuthMFAEnrollResponse;
  constructor(named: { id: string; type: FactorType; totp: TOTPEnrollment });
  static fromJson(json: Map<string, any>): AuthMFAEnrollResponse;
  readonly id: string;
  readonly type: FactorType;
  readonly totp: TOTPEnrollment;
}

declare class TOTPEnrollment {
  private $TOTPEnrollment;
  constructor(named: { qrCode: string; secret: string; uri: string });
  static fromJson(json: Map<string, any>): TOTPEnrollment;
  readonly qrCode: string;
  readonly secret: string;
  readonly uri: string;
}

declare class AuthMFAChallengeResponse {
  private $AuthMFAChallengeResponse;
  constructor(named: { id: string; expiresAt: DateTime });
  static fromJson(json: Map<string, any>): AuthMFAChallengeResponse;
  readonly id: string;
  readonly expiresAt: DateTime;
}

declare class AuthMFAVerifyResponse {
  private $AuthMFAVerifyResponse;
  constructor(named: {
    accessToken: string;
    tokenType: string;
    expiresIn: Duration;
    refreshToken: string;
    user: User;
  });
  static fromJson(json: Map<string, any>): AuthMFAVerifyResponse;
  readonly accessToken: string;
  readonly tokenType: string;
  readonly expiresIn: Duration;
  readonly refreshToken: string;
  readonly user: User;
}

declare class AuthMFAUnenrollResponse {
  private $AuthMFAUnenrollResponse;
  constructor(named: { id: string });
  static fromJson(json: Map<string, any>): AuthMFAUnenrollResponse;
  readonly id: string;
}

declare class AuthMFAListFactorsResponse {
  private $AuthMFAListFactorsResponse;
  constructor(named: { all: Array<Factor>; totp: Array<Factor> });
  readonly all: Array<Factor>;
  readonly totp: Array<Factor>;
}

declare class AuthMFAAdminListFactorsResponse {
  private $AuthMFAAdminListFactorsResponse;
  constructor(named: { factors: Array<Factor> });
  static fromJson(json: Map<string, any>): AuthMFAAdminListFactorsResponse;
  readonly factors: Array<Factor>;
}

declare class AuthMFAAdminDeleteFactorResponse {
  private $AuthMFAAdminDeleteFactorResponse;
  constructor(named: { id: string });
  static fromJson(json: Map<string, any>): AuthMFAAdminDeleteFactorResponse;
  readonly id: string;
}

declare class Factor {
  private $Factor;
  constructor(named: {
    id: string;
    friendlyName: string | undefined;
    factorType: FactorType;
    status: FactorStatus;
    createdAt: DateTime;
    updatedAt: DateTime;
  });
  static fromJson(json: Map<string, any>): Factor;
  readonly id: string;
  readonly friendlyName: string | undefined;
  readonly factorType: FactorType;
  readonly status: FactorStatus;
  readonly createdAt: DateTime;
  readonly updatedAt: DateTime;
  readonly hashCode: number;
  toJson(): Map<string, any>;
}

declare class AuthMFAGetAuthenticatorAssuranceLevelResponse {
  private $AuthMFAGetAuthenticatorAssuranceLevelResponse;
  constructor(named: {
    currentLevel: AuthenticatorAssuranceLevels | undefined;
    nextLevel: AuthenticatorAssuranceLevels | undefined;
    currentAuthenticationMethods: Array<AMREntry>;
  });
  readonly currentLevel: AuthenticatorAssuranceLevels | undefined;
  readonly nextLevel: AuthenticatorAssuranceLevels | undefined;
  readonly currentAuthenticationMethods: Array<AMREntry>;
}

declare class AMREntry {
  private $AMREntry;
  constructor(named: { method: AMRMethod; timestamp: DateTime });
  static fromJson(json: Map<string, any>): AMREntry;
  readonly method: AMRMethod;
  readonly timestamp: DateTime;
}

declare class Session {
  private $Session;
  constructor(named: {
    accessToken: string;
    expiresIn?: number | undefined;
    refreshToken?: string | undefined;
    tokenType: string;
    providerToken?: string | undefined;
    providerRefreshToken?: string | undefined;
    user: User;
  });
  readonly providerToken: string | undefined;
  readonly providerRefreshToken: string | undefined;
  readonly accessToken: string;
  readonly expiresIn: number | undefined;
  readonly refreshToken: string | undefined;
  readonly tokenType: string;
  readonly user: User;
  expiresAt: number | undefined;
  readonly isExpired: boolean;
  readonly persistSessionString: string;
  readonly hashCode: number;
  static fromJson(json: Map<string, any>): Session | undefined;
  toJson(): Map<string, any>;
  copyWith(named?: {
    accessToken?: string | undefined;
    expiresIn?: number | undefined;
    refreshToken?: string | undefined;
    tokenType?: string | undefined;
    providerToken?: string | undefined;
    providerRefreshToken?: string | undefined;
    user?: User | undefined;
  }): Session;
}

declare class User {
  private $User;
  constructor(named: {
    id: string;
    appMetadata: Map<string, any>;
    userMetadata: Map<string, any> | undefined;
    aud: string;
    confirmationSentAt?: string | undefined;
    recoverySentAt?: string | undefined;
    emailChangeSentAt?: string | undefined;
    newEmail?: string | undefined;
    invitedAt?: string | undefined;
    actionLink?: string | undefined;
    email?: string | undefined;
    phone?: string | undefined;
    createdAt: string;
    confirmedAt?: string | undefined;
    emailConfirmedAt?: string | undefined;
    phoneConfirmedAt?: string | undefined;
    lastSignInAt?: string | undefined;
    role?: string | undefined;
    updatedAt?: string | undefined;
    identities?: Array<UserIdentity> | undefined;
    factors?: Array<Factor> | undefined;
  });
  readonly id: string;
  readonly appMetadata: Map<string, any>;
  readonly userMetadata: Map<string, any> | undefined;
  readonly aud: string;
  readonly confirmationSentAt: string | undefined;
  readonly recoverySentAt: string | undefined;
  readonly emailChangeSentAt: string | undefined;
  readonly newEmail: string | undefined;
  readonly invitedAt: string | undefined;
  readonly actionLink: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly createdAt: string;
  readonly confirmedAt: string | undefined;
  readonly emailConfirmedAt: string | undefined;
  readonly phoneConfirmedAt: string | undefined;
  readonly lastSignInAt: string | undefined;
  readonly role: string | undefined;
  readonly updatedAt: string | undefined;
  readonly identities: Array<UserIdentity> | undefined;
  readonly factors: Array<Factor> | undefined;
  readonly hashCode: number;
  static fromJson(json: Map<string, any>): User | undefined;
  toJson(): Map<string, any>;
}

declare class UserIdentity {
  private $UserIdentity;
  constructor(named: {
    id: string;
    userId: string;
    identityData: Map<string, any> | undefined;
    provider: string;
    createdAt: string | undefined;
    lastSignInAt: string | undefined;
    updatedAt?: string | undefined;
  });
  static fromMap(map: Map<string, any>): UserIdentity;
  readonly id: string;
  readonly userId: string;
  readonly identityData: Map<string, any> | undefined;
  readonly provider: string;
  readonly createdAt: string | undefined;
  readonly lastSignInAt: string | undefined;
  readonly updatedAt: string | undefined;
  readonly hashCode: number;
  copyWith(named?: {
    id?: string | undefined;
    userId?: string | undefined;
    identityData?: Map<string, any> | undefined;
    provider?: string | undefined;
    createdAt?: string | undefined;
    lastSignInAt?: string | undefined;
    updatedAt?: string | undefined;
  }): UserIdentity;
  toJson(): Map<string, any>;
}

declare class UserAttributes {
  private $UserAttributes;
  constructor(named?: {
    email?: string | undefined;
    phone?: string | undefined;
    password?: string | undefined;
    nonce?: string | undefined;
    data?: {} | undefined;
  });
  email: string | undefined;
  phone: string | undefined;
  password: string | undefined;
  nonce: string | undefined;
  data: {} | undefined;
  toJson(): Map<string, any>;
}

declare class AdminUserAttributes extends UserAttributes {
  private $AdminUserAttributes;
  constructor(named?: {
    email?: string | undefined;
    phone?: string | undefined;
    password?: string | undefined;
    data?: {} | undefined;
    userMetadata?: Map<string, any> | undefined;
    appMetadata?: Map<string, any> | undefined;
    emailConfirm?: boolean | undefined;
    phoneConfirm?: boolean | undefined;
    banDuration?: string | undefined;
  });
  readonly userMetadata: Map<string, any> | undefined;
  readonly appMetadata: Map<string, any> | undefined;
  readonly emailConfirm: boolean | undefined;
  readonly phoneConfirm: boolean | undefined;
  readonly banDuration: string | undefined;
  toJson(): Map<string, any>;
}

declare class PostgrestClient {
  private $PostgrestClient;
  constructor(
    url: string,
    named?: {
      headers?: Map<string, string> | undefined;
      schema?: string | undefined;
      httpClient?: Client | undefined;
      isolate?: YAJsonIsolate | undefined;
    },
  );
  readonly url: string;
  readonly headers: Map<string, string>;
  readonly schema: string | undefined;
  readonly httpClient: Client | undefined;
  auth(token: string): PostgrestClient;
  setAuth(token: string | undefined): PostgrestClient;
  from(table: string): PostgrestQueryBuilder<void>;
  useSchema(schema: string): PostgrestClient;
  rpc(
    fn: string,
    named?: { params?: Map<any, any> | undefined; options?: FetchOptions },
  ): PostgrestFilterBuilder;
  dispose(): Promise<void>;
}

interface PostgrestBuilder<T = any, S = any> extends Promise<T> {}
declare class PostgrestBuilder<T = any, S = any> {
  private $PostgrestBuilder;
  constructor(named: {
    url: Uri;
    headers: Headers;
    schema?: string | undefined;
    method?: string | undefined;
    body?: any;
    httpClient?: Client | undefined;
    isolate?: YAJsonIsolate | undefined;
    options?: FetchOptions | undefined;
    maybeSingle?: boolean;
    converter?: PostgrestConverter<T, S> | undefined;
  });
  withConverter<R = any>(converter: PostgrestConverter<R, T>): PostgrestBuilder<R, T>;
  execute(named?: { head?: boolean; count?: CountOption | undefined }): Promise<PostgrestResponse>;
}

declare class PostgrestFilterBuilder<T = any> extends PostgrestTransformBuilder<T> {
  private $PostgrestFilterBuilder;
  constructor(builder: PostgrestBuilder<T, T>);
  not(column: string, operator: string, value: any): PostgrestFilterBuilder<T>;
  or(filters: string, named?: { foreignTable?: string | undefined }): PostgrestFilterBuilder<T>;
  eq(column: string, value: any): PostgrestFilterBuilder<T>;
  neq(column: string, value: any): PostgrestFilterBuilder<T>;
  gt(column: string, value: any): PostgrestFilterBuilder<T>;
  gte(column: string, value: any): PostgrestFilterBuilder<T>;
  lt(column: string, value: any): PostgrestFilterBuilder<T>;
  lte(column: string, value: any): PostgrestFilterBuilder<T>;
  like(column: string, pattern: string): PostgrestFilterBuilder<T>;
  likeAllOf(column: string, patterns: Array<string>): PostgrestFilterBuilder;
  likeAnyOf(column: string, patterns: Array<string>): PostgrestFilterBuilder;
  ilike(column: string, pattern: string): PostgrestFilterBuilder<T>;
  ilikeAllOf(column: string, patterns: Array<string>): PostgrestFilterBuilder;
  ilikeAnyOf(column: string, patterns: Array<string>): PostgrestFilterBuilder;
  is_(column: string, value: any): PostgrestFilterBuilder<T>;
  in_(column: string, values: Array<any>): PostgrestFilterBuilder<T>;
  contains(column: string, value: any): PostgrestFilterBuilder<T>;
  containedBy(column: string, value: any): PostgrestFilterBuilder<T>;
  rangeLt(column: string, range: string): PostgrestFilterBuilder<T>;
  rangeGt(column: string, range: string): PostgrestFilterBuilder<T>;
  rangeGte(column: string, range: string): PostgrestFilterBuilder<T>;
  rangeLte(column: string, range: string): PostgrestFilterBuilder<T>;
  rangeAdjacent(column: string, range: string): PostgrestFilterBuilder<T>;
  overlaps(column: string, value: any): PostgrestFilterBuilder<T>;
  textSearch(
    column: string,
    query: string,
    named?: { config?: string | undefined; type?: TextSearchType | undefined },
  ): PostgrestFilterBuilder<T>;
  filter(column: string, operator: string, value: any): PostgrestFilterBuilder<T>;
  match(query: Map<any, any>): PostgrestFilterBuilder<T>;
}

declare class PostgrestQueryBuilder<T = any> extends PostgrestBuilder<T, T> {
  private $PostgrestQueryBuilder;
  constructor(
    url: string,
    named?: {
      headers?: Map<string, string> | undefined;
      schema?: string | undefined;
      httpClient?: Client | undefined;
      options?: FetchOptions | undefined;
      isolate?: YAJsonIsolate | undefined;
    },
  );
  select<R = any>(columns?: string, options?: FetchOptions): PostgrestFilterBuilder<R>;
  insert(values: any, named?: { defaultToNull?: boolean }): PostgrestFilterBuilder<T>;
  upsert(
    values: any,
    named?: {
      onConflict?: string | undefined;
      ignoreDuplicates?: boolean;
      defaultToNull?: boolean;
      options?: FetchOptions;
    },
  ): PostgrestFilterBuilder<T>;
  update(values: Map<any, any>, named?: { options?: FetchOptions }): PostgrestFilterBuilder<T>;
  delete(named?: {
    returning?: ReturningOption;
    options?: FetchOptions;
  }): PostgrestFilterBuilder<T>;
}

declare class PostgrestRpcBuilder extends PostgrestBuilder {
  private $PostgrestRpcBuilder;
  constructor(
    url: string,
    named: {
      headers?: Map<string, string> | undefined;
      schema?: string | undefined;
      httpClient?: Client | undefined;
      options?: FetchOptions | undefined;
      isolate: YAJsonIsolate;
    },
  );
  rpc(params?: any, options?: FetchOptions): PostgrestFilterBuilder;
}

declare class PostgrestTransformBuilder<T = any> extends PostgrestBuilder<T, T> {
  private $PostgrestTransformBuilder;
  constructor(builder: PostgrestBuilder<T, T>);
  select<R = any>(columns?: string): PostgrestTransformBuilder<R>;
  order(
    column: string,
    named?: { ascending?: boolean; nullsFirst?: boolean; foreignTable?: string | undefined },
  ): PostgrestTransformBuilder<T>;
  limit(count: number, named?: { foreignTable?: string | undefined }): PostgrestTransformBuilder<T>;
  range(
    from: number,
    to: number,
    named?: { foreignTable?: string | undefined },
  ): PostgrestTransformBuilder<T>;
  single(): PostgrestTransformBuilder<T>;
  maybeSingle(): PostgrestTransformBuilder<T>;
  csv(): PostgrestTransformBuilder<T>;
}

declare class PostgrestException {
  private $PostgrestException;
  constructor(named: {
    message: string;
    code?: string | undefined;
    details?: any;
    hint?: string | undefined;
  });
  static fromJson(
    json: Map<string, any>,
    named?: {
      message?: string | undefined;
      code?: number | undefined;
      details?: string | undefined;
    },
  ): PostgrestException;
  readonly message: string;
  readonly code: string | undefined;
  readonly details: any;
  readonly hint: string | undefined;
}

declare class PostgrestResponse<T = any> {
  private $PostgrestResponse;
  constructor(named: { data: T | undefined; status: number; count?: number | undefined });
  static fromJson(json: Map<string, any>): PostgrestResponse<any>;
  readonly data: T | undefined;
  readonly status: number;
  readonly count: number | undefined;
}

declare class FetchOptions {
  private $FetchOptions;
  constructor(named?: { head?: boolean; count?: CountOption | undefined; forceResponse?: boolean });
  readonly head: boolean;
  readonly count: CountOption | undefined;
  readonly forceResponse: boolean;
  ensureNotHead(): FetchOptions;
}

declare class StorageBucketApi {
  private $StorageBucketApi;
  constructor(
    url: string,
    headers: Map<string, string>,
    named?: { httpClient?: Client | undefined },
  );
  readonly url: string;
  readonly headers: Map<string, string>;
  listBuckets(): Promise<Array<Bucket>>;
  getBucket(id: string): Promise<Bucket>;
  createBucket(id: string, bucketOptions?: BucketOptions): Promise<string>;
  updateBucket(id: string, bucketOptions: BucketOptions): Promise<string>;
  emptyBucket(id: string): Promise<string>;
  deleteBucket(id: string): Promise<string>;
}

declare class SupabaseStorageClient extends StorageBucketApi {
  private $SupabaseStorageClient;
  constructor(
    url: string,
    headers: Map<string, string>,
    named?: { httpClient?: Client | undefined; retryAttempts?: number },
  );
  from(id: string): StorageFileApi;
  setAuth(jwt: string): void;
}

declare class StorageFileApi {
  private $StorageFileApi;
  constructor(
    url: string,
    headers: Map<string, string>,
    bucketId: string | undefined,
    _retryAttempts: number,
  );
  readonly url: string;
  readonly headers: Map<string, string>;
  readonly bucketId: string | undefined;
  upload(
    path: string,
    file: File,
    named?: {
      fileOptions?: FileOptions;
      retryAttempts?: number | undefined;
      retryController?: StorageRetryController | undefined;
    },
  ): Promise<string>;
  uploadBinary(
    path: string,
    data: Uint8List,
    named?: {
      fileOptions?: FileOptions;
      retryAttempts?: number | undefined;
      retryController?: StorageRetryController | undefined;
    },
  ): Promise<string>;
  uploadToSignedUrl(
    path: string,
    token: string,
    file: File,
    fileOptions?: FileOptions,
    retryAttempts?: number | undefined,
    retryController?: StorageRetryController | undefined,
  ): Promise<string>;
  uploadBinaryToSignedUrl(
    path: string,
    token: string,
    data: Uint8List,
    fileOptions?: FileOptions,
    retryAttempts?: number | undefined,
    retryController?: StorageRetryController | undefined,
  ): Promise<string>;
  createSignedUploadUrl(path: string): Promise<SignedUploadURLResponse>;
  update(
    path: string,
    file: File,
    named?: {
      fileOptions?: FileOptions;
      retryAttempts?: number | undefined;
      retryController?: StorageRetryController | undefined;
    },
  ): Promise<string>;
  updateBinary(
    path: string,
    data: Uint8List,
    named?: {
      fileOptions?: FileOptions;
      retryAttempts?: number | undefined;
      retryController?: StorageRetryController | undefined;
    },
  ): Promise<string>;
  move(fromPath: string, toPath: string): Promise<string>;
  copy(fromPath: string, toPath: string): Promise<string>;
  createSignedUrl(
    path: string,
    expiresIn: number,
    named?: { transform?: TransformOptions | undefined },
  ): Promise<string>;
  createSignedUrls(paths: Array<string>, expiresIn: number): Promise<Array<SignedUrl>>;
  download(path: string, named?: { transform?: TransformOptions | undefined }): Promise<Uint8List>;
  getPublicUrl(path: string, named?: { transform?: TransformOptions | undefined }): string;
  remove(paths: Array<string>): Promise<Array<FileObject>>;
  list(named?: {
    path?: string | undefined;
    searchOptions?: SearchOptions;
  }): Promise<Array<FileObject>>;
}

declare class Bucket {
  private $Bucket;
  constructor(named: {
    id: string;
    name: string;
    owner: string;
    createdAt: string;
    updatedAt: string;
    public: boolean;
    fileSizeLimit?: number | undefined;
    allowedMimeTypes?: Array<string> | undefined;
  });
  static fromJson(json: Map<string, any>): Bucket;
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly public: boolean;
  readonly fileSizeLimit: number | undefined;
  readonly allowedMimeTypes: Array<string> | undefined;
}

declare class FileObject {
  private $FileObject;
  constructor(named: {
    name: string;
    bucketId: string | undefined;
    owner: string | undefined;
    id: string | undefined;
    updatedAt: string | undefined;
    createdAt: string | undefined;
    lastAccessedAt: string | undefined;
    metadata: Map<string, any> | undefined;
    buckets: Bucket | undefined;
  });
  static fromJson(json: any): FileObject;
  readonly name: string;
  readonly bucketId: string | undefined;
  readonly owner: string | undefined;
  readonly id: string | undefined;
  readonly updatedAt: string | undefined;
  readonly createdAt: string | undefined;
  readonly lastAccessedAt: string | undefined;
  readonly metadata: Map<string, any> | undefined;
  readonly buckets: Bucket | undefined;
}

declare class BucketOptions {
  private $BucketOptions;
  constructor(named: {
    public: boolean;
    fileSizeLimit?: string | undefined;
    allowedMimeTypes?: Array<string> | undefined;
  });
  readonly public: boolean;
  readonly fileSizeLimit: string | undefined;
  readonly allowedMimeTypes: Array<string> | undefined;
}

declare class FileOptions {
  private $FileOptions;
  constructor(named?: {
    cacheControl?: string;
    upsert?: boolean;
    contentType?: string | undefined;
  });
  readonly cacheControl: string;
  readonly upsert: boolean;
  readonly contentType: string | undefined;
}

declare class SearchOptions {
  private $SearchOptions;
  constructor(named?: {
    limit?: number | undefined;
    offset?: number | undefined;
    sortBy?: SortBy | undefined;
    search?: string | undefined;
  });
  readonly limit: number | undefined;
  readonly offset: number | undefined;
  readonly sortBy: SortBy | undefined;
  readonly search: string | undefined;
  toMap(): Map<string, any>;
}

declare class SortBy {
  private $SortBy;
  constructor(named?: { column?: string | undefined; order?: string | undefined });
  readonly column: string | undefined;
  readonly order: string | undefined;
  toMap(): Map<string, any>;
}

declare class SignedUrl {
  private $SignedUrl;
  constructor(named: { path: string; signedUrl: string });
  readonly path: string;
  readonly signedUrl: string;
  readonly hashCode: number;
  copyWith(named?: { path?: string | undefined; signedUrl?: string | undefined }): SignedUrl;
}

declare class SignedUploadURLResponse extends SignedUrl {
  private $SignedUploadURLResponse;
  constructor(named: { signedUrl: string; path: string; token: string });
  readonly token: string;
}

declare class StorageException {
  private $StorageException;
  constructor(
    message: string,
    named?: { error?: string | undefined; statusCode?: string | undefined },
  );
  static fromJson(json: Map<string, any>, statusCode?: string | undefined): StorageException;
  readonly message: string;
  readonly error: string | undefined;
  readonly statusCode: string | undefined;
}

declare class TransformOptions {
  private $TransformOptions;
  constructor(named?: {
    width?: number | undefined;
    height?: number | undefined;
    resize?: ResizeMode | undefined;
    quality?: number | undefined;
    format?: RequestImageFormat | undefined;
  });
  readonly width: number | undefined;
  readonly height: number | undefined;
  readonly resize: ResizeMode | undefined;
  readonly quality: number | undefined;
  readonly format: RequestImageFormat | undefined;
}

declare class FunctionsClient {
  private $FunctionsClient;
  constructor(
    url: string,
    headers: Map<string, string>,
    named?: { httpClient?: any | undefined; isolate?: YAJsonIsolate | undefined },
  );
  readonly headers: Map<string, string>;
  setAuth(token: string): void;
  invoke(
    functionName: string,
    named?: {
      headers?: Map<string, string> | undefined;
      body?: Map<string, any> | undefined;
      method?: HttpMethod;
      responseType?: ResponseType;
    },
  ): Promise<FunctionResponse>;
  dispose(): Promise<void>;
}

declare class FunctionInvokeOptions {
  private $FunctionInvokeOptions;
  constructor(named?: {
    headers?: Map<string, string> | undefined;
    body?: any;
    responseType?: ResponseType | undefined;
  });
  readonly headers: Map<string, string> | undefined;
  readonly body: any;
  readonly responseType: ResponseType | undefined;
}

declare class FunctionResponse {
  private $FunctionResponse;
  constructor(named?: { data?: any; status?: number | undefined });
  readonly data: any;
  readonly status: number | undefined;
}

declare class ChannelFilter {
  private $ChannelFilter;
  constructor(named?: {
    event?: string | undefined;
    schema?: string | undefined;
    table?: string | undefined;
    filter?: string | undefined;
  });
  readonly event: string | undefined;
  readonly schema: string | undefined;
  readonly table: string | undefined;
  readonly filter: string | undefined;
  toMap(): Map<string, string>;
}

declare class RealtimeChannelConfig {
  private $RealtimeChannelConfig;
  constructor(named?: { ack?: boolean; self?: boolean; key?: string });
  readonly ack: boolean;
  readonly self: boolean;
  readonly key: string;
  toMap(): Map<string, any>;
}

declare class RealtimeChannel {
  private $RealtimeChannel;
  constructor(topic: string, socket: RealtimeClient, named?: { params?: RealtimeChannelConfig });
  joinedOnce: boolean;
  joinPush: Push;
  presence: RealtimePresence;
  readonly broadcastEndpointURL: string;
  readonly subTopic: string;
  readonly topic: string;
  params: Map<string, any>;
  readonly socket: RealtimeClient;
  readonly canPush: boolean;
  readonly joinRef: string;
  subscribe(
    callback?: ((status: string, error?: {} | undefined) => void) | undefined,
    timeout?: Duration | undefined,
  ): void;
  presenceState(): Map<string, any>;
  track(payload: Map<string, any>, opts?: Map<string, any>): Promise<ChannelResponse>;
  untrack(opts?: Map<string, any>): Promise<ChannelResponse>;
  onClose(callback: (...values: any[]) => any): void;
  onError(callback: (a0: string | undefined) => void): void;
  on(type: RealtimeListenTypes, filter: ChannelFilter, callback: BindingCallback): RealtimeChannel;
  onEvents(type: string, filter: ChannelFilter, callback: BindingCallback): RealtimeChannel;
  off(type: string, filter: Map<string, string>): RealtimeChannel;
  push(event: ChannelEvents, payload: Map<string, any>, timeout?: Duration | undefined): Push;
  send(named: {
    type: RealtimeListenTypes;
    event?: string | undefined;
    payload: Map<string, any>;
    opts?: Map<string, any>;
  }): Promise<ChannelResponse>;
  unsubscribe(timeout?: Duration | undefined): Promise<string>;
}

declare class RealtimeCloseEvent {
  private $RealtimeCloseEvent;
  constructor(named: { code: number; reason: string | undefined });
  readonly code: number;
  readonly reason: string | undefined;
}

declare class RealtimeClient {
  private $RealtimeClient;
  constructor(
    endPoint: string,
    named?: {
      transport?: WebSocketTransport | undefined;
      timeout?: Duration;
      heartbeatIntervalMs?: number;
      logger?: ((kind: string | undefined, msg: string | undefined, data: any) => void) | undefined;
      encode?: RealtimeEncode | undefined;
      decode?: RealtimeDecode | undefined;
      reconnectAfterMs?: TimerCalculation | undefined;
      headers?: Map<string, string> | undefined;
      params?: Map<string, any>;
      longpollerTimeout?: number;
      logLevel?: RealtimeLogLevel | undefined;
      httpClient?: Client | undefined;
    },
  );
  accessToken: string | undefined;
  channels: Array<RealtimeChannel>;
  readonly endPoint: string;
  readonly headers: Map<string, string>;
  readonly params: Map<string, any>;
  readonly timeout: Duration;
  readonly transport: WebSocketTransport;
  readonly httpClient: Client | undefined;
  heartbeatIntervalMs: number;
  heartbeatTimer: Timer | undefined;
  pendingHeartbeatRef: string | undefined;
  ref: number;
  reconnectTimer: RetryTimer;
  logger: ((kind: string | undefined, msg: string | undefined, data: any) => void) | undefined;
  encode: RealtimeEncode;
  decode: RealtimeDecode;
  reconnectAfterMs: TimerCalculation;
  conn: WebSocketChannel | undefined;
  sendBuffer: Array<any>;
  stateChangeCallbacks: Map<string, Array<(...values: any[]) => any>>;
  longpollerTimeout: number;
  connState: SocketStates | undefined;
  eventsPerSecondLimitMs: number;
  inThrottle: boolean;
  readonly connectionState: string;
  readonly isConnected: boolean;
  readonly endPointURL: string;
  disconnect(named?: { code?: number | undefined; reason?: string | undefined }): void;
  getChannels(): Array<RealtimeChannel>;
  removeChannel(channel: RealtimeChannel): Promise<string>;
  removeAllChannels(): Promise<Array<string>>;
  onOpen(callback: () => void): void;
  onClose(callback: (a0: any) => void): void;
  onError(callback: (a0: any) => void): void;
  channel(topic: string, params?: RealtimeChannelConfig): RealtimeChannel;
  push(message: Message): string | undefined;
  setAuth(token: string | undefined): void;
}

declare class RealtimePresence {
  private $RealtimePresence;
  constructor(channel: RealtimeChannel, opts?: PresenceOpts | undefined);
  state: Map<string, Array<Presence>>;
  pendingDiffs: Array<Map<string, any>>;
  joinRef: string | undefined;
  caller: Map<string, any>;
  readonly channel: RealtimeChannel;
  onJoin(callback: PresenceOnJoinCallback): void;
  onLeave(callback: PresenceOnLeaveCallback): void;
  onSync(callback: () => void): void;
  list<T = any>(by?: PresenceChooser<T> | undefined): Array<T>;
}

interface GoTrueClient {
  signInWithOAuth(
    provider: Provider,
    named?: {
      context?: BuildContext | undefined;
      redirectTo?: string | undefined;
      scopes?: string | undefined;
      authScreenLaunchMode?: LaunchMode;
      queryParams?: Map<string, string> | undefined;
    },
  ): Promise<boolean>;
  signInWithApple(): Promise<AuthResponse>;
}
