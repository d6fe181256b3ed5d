// The public names of supabase_flutter 0.3.3+1, written in TypeScript: supabase_flutter 0.3.3+1, supabase 0.3.6, gotrue 0.2.3, postgrest 0.1.11, storage_client 0.0.6+2, functions_client 0.0.1-dev.5, realtime_client 0.1.15.

// What samples never touch.
type BuildContext<T = any> = any;
type Client<T = any> = any;
type Error<T = any> = any;
type Message<T = any> = any;
type Push<T = any> = any;
type RetryTimer<T = any> = any;
type State<T = any> = any;
type StreamPostgrestFilter<T = any> = any;
type Timer<T = any> = any;
type WebSocketChannel<T = any> = any;
type Widget<T = any> = any;

declare class SupabaseEventTypes {
  private $SupabaseEventTypes;
  static readonly insert: SupabaseEventTypes;
  static readonly update: SupabaseEventTypes;
  static readonly delete: SupabaseEventTypes;
  static readonly all: SupabaseEventTypes;
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
  static readonly values: AuthChangeEvent[];
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
  static readonly slack: Provider;
  static readonly spotify: Provider;
  static readonly twitch: Provider;
  static readonly twitter: Provider;
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
  static readonly values: ChannelEvents[];
  readonly name: string;
  readonly index: number;
}

type SubscribeCallback = (event: string, named?: { errorMsg?: string | undefined }) => void;

type Unsubscriber = () => void;

type Callback = (event: AuthChangeEvent, session: Session | undefined) => void;

type PostgrestConverter<T = any> = (data: any) => T;

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

declare class Supabase {
  private $Supabase;
  client: SupabaseClient;
  static readonly instance: Supabase;
  static initialize(named?: {
    url?: string | undefined;
    anonKey?: string | undefined;
    authCallbackUrlHostname?: string | undefined;
    debug?: boolean | undefined;
    localStorage?: LocalStorage | undefined;
  }): Promise<Supabase>;
  dispose(): void;
}

declare class SupabaseAuth {
  private $SupabaseAuth;
  readonly localStorage: LocalStorage;
  readonly hasAccessToken: Promise<boolean>;
  readonly accessToken: Promise<string | undefined>;
  readonly onAuthChange: Stream<AuthChangeEvent>;
  static readonly instance: SupabaseAuth;
  static initialize(named?: {
    localStorage?: LocalStorage;
    authCallbackUrlHostname?: string | undefined;
  }): Promise<SupabaseAuth>;
  dispose(): void;
  parseUriParameters(uri: Uri): Map<string, string>;
  shouldHandleInitialDeeplink(): boolean;
  isAuthCallbackDeeplink(uri: Uri): boolean;
}

declare class SupabaseAuthRequiredState<T = any> extends SupabaseState<T> {
  private $SupabaseAuthRequiredState;
  initState(): void;
  dispose(): void;
  startAuthObserver(): void;
  stopAuthObserver(): void;
  onResumed(): Promise<boolean>;
  onAuthenticated(session: Session): void;
  onUnauthenticated(): void;
}

declare class SupabaseAuthState<T = any> extends SupabaseState<T> {
  private $SupabaseAuthState;
  startAuthObserver(): void;
  stopAuthObserver(): void;
  handleDeeplink(uri: Uri): Promise<boolean>;
  onErrorReceivingDeeplink(message: string): void;
  initState(): void;
  dispose(): void;
  recoverSessionFromUrl(uri: Uri): Promise<boolean>;
  recoverSupabaseSession(): Promise<boolean>;
  onReceivedAuthDeeplink(uri: Uri): void;
  onUnauthenticated(): void;
  onAuthenticated(session: Session): void;
  onPasswordRecovery(session: Session): void;
  onErrorAuthenticating(message: string): void;
}

declare class SupabaseDeepLinkingMixin<T = any> {
  private $SupabaseDeepLinkingMixin;
  startDeeplinkObserver(): void;
  stopDeeplinkObserver(): void;
  handleDeeplink(uri: Uri): void;
  onErrorReceivingDeeplink(message: string): void;
}

declare class SupabaseState<T = any> {
  private $SupabaseState;
  initState(): void;
  dispose(): void;
  build(context: BuildContext): Widget;
  startAuthObserver(): void;
  stopAuthObserver(): void;
}

declare class AuthSession extends Session {
  private $AuthSession;
  constructor(named: {
    accessToken: string;
    expiresIn?: number | undefined;
    refreshToken?: string | undefined;
    tokenType?: string | undefined;
    user?: User | undefined;
  });
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
      headers?: Map<string, string>;
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
  readonly realtime: RealtimeClient;
  changedAccessToken: string | undefined;
  readonly functions: FunctionsClient;
  readonly storage: SupabaseStorageClient;
  from(table: string): SupabaseQueryBuilder;
  rpc(fn: string, named?: { params?: Map<string, any> | undefined }): PostgrestFilterBuilder;
  removeAllSubscriptions(): Promise<Array<RealtimeSubscription>>;
  removeSubscription(subscription: RealtimeSubscription): Promise<RemoveSubscriptionResult>;
  getSubscriptions(): Array<RealtimeSubscription>;
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
      streamFilter: StreamPostgrestFilter | undefined;
    },
  );
  on(
    event: SupabaseEventTypes,
    callback: (payload: SupabaseRealtimePayload) => void,
  ): SupabaseRealtimeClient;
  stream(uniqueColumns: Array<string>): SupabaseStreamBuilder;
}

declare class SupabaseRealtimeClient {
  private $SupabaseRealtimeClient;
  constructor(
    socket: RealtimeClient,
    headers: Map<string, string>,
    schema: string,
    tableName: string,
  );
  readonly subscription: RealtimeSubscription;
  on(
    event: SupabaseEventTypes,
    callback: (payload: SupabaseRealtimePayload) => void,
  ): SupabaseRealtimeClient;
  subscribe(callback?: SubscribeCallback | undefined): RealtimeSubscription;
}

declare class SupabaseRealtimeError {
  private $SupabaseRealtimeError;
  constructor(message?: {} | undefined);
  readonly message: {} | undefined;
}

declare class SupabaseRealtimePayload {
  private $SupabaseRealtimePayload;
  constructor(named: {
    commitTimestamp: string;
    eventType: string;
    schema: string;
    table: string;
    newRecord: Map<string, any> | undefined;
    oldRecord: Map<string, any> | undefined;
    primaryKeys: Array<string>;
  });
  static fromJson(json: Map<string, any>): SupabaseRealtimePayload;
  readonly commitTimestamp: string;
  readonly eventType: string;
  readonly schema: string;
  readonly table: string;
  readonly newRecord: Map<string, any> | undefined;
  readonly oldRecord: Map<string, any> | undefined;
  readonly primaryKeys: Array<string>;
}

declare class SupabaseStreamBuilder {
  private $SupabaseStreamBuilder;
  constructor(
    queryBuilder: SupabaseQueryBuilder,
    named: { streamFilter: StreamPostgrestFilter | undefined; uniqueColumns: Array<string> },
  );
  order(column: string, named?: { ascending?: boolean }): SupabaseStreamBuilder;
  limit(count: number): SupabaseStreamBuilder;
  execute(): Stream<Array<Map<string, any>>>;
}

declare class AuthOptions {
  private $AuthOptions;
  constructor(named?: { redirectTo?: string | undefined; scopes?: string | undefined });
  readonly redirectTo: string | undefined;
  readonly scopes: string | undefined;
}

declare class CookieOptions {
  private $CookieOptions;
  constructor(named?: {
    name?: string | undefined;
    lifetime?: number | undefined;
    domain?: string | undefined;
    path?: string | undefined;
    sameSite?: string | undefined;
  });
  readonly name: string;
  readonly lifetime: number;
  readonly domain: string;
  readonly path: string;
  readonly sameSite: string;
}

declare class GoTrueApi {
  private $GoTrueApi;
  constructor(
    url: string,
    named?: {
      headers?: Map<string, string> | undefined;
      cookieOptions?: CookieOptions | undefined;
      httpClient?: Client | undefined;
    },
  );
  url: string;
  headers: Map<string, string>;
  cookieOptions: CookieOptions | undefined;
  signUpWithEmail(
    email: string,
    password: string,
    named?: { options?: AuthOptions | undefined; userMetadata?: Map<string, any> | undefined },
  ): Promise<GotrueSessionResponse>;
  signInWithEmail(
    email: string,
    password: string,
    named?: { options?: AuthOptions | undefined },
  ): Promise<GotrueSessionResponse>;
  signUpWithPhone(
    phone: string,
    password: string,
    named?: { userMetadata?: Map<string, any> | undefined },
  ): Promise<GotrueSessionResponse>;
  signInWithPhone(phone: string, password?: string | undefined): Promise<GotrueSessionResponse>;
  signInWithOpenIDConnect(oidc: OpenIDConnectCredentials): Promise<GotrueSessionResponse>;
  sendMagicLinkEmail(
    email: string,
    named?: { options?: AuthOptions | undefined },
  ): Promise<GotrueJsonResponse>;
  sendMobileOTP(phone: string): Promise<GotrueJsonResponse>;
  verifyMobileOTP(
    phone: string,
    token: string,
    named?: { options?: AuthOptions | undefined },
  ): Promise<GotrueSessionResponse>;
  inviteUserByEmail(
    email: string,
    named?: { options?: AuthOptions | undefined },
  ): Promise<GotrueJsonResponse>;
  resetPasswordForEmail(
    email: string,
    named?: { options?: AuthOptions | undefined },
  ): Promise<GotrueJsonResponse>;
  signOut(jwt: string): Promise<GotrueResponse>;
  getUrlForProvider(provider: Provider, options: AuthOptions | undefined): string;
  getUser(jwt: string): Promise<GotrueUserResponse>;
  updateUser(jwt: string, attributes: UserAttributes): Promise<GotrueUserResponse>;
  refreshAccessToken(
    refreshToken: string,
    jwt?: string | undefined,
  ): Promise<GotrueSessionResponse>;
  setAuthCookie(): never;
  getUserByCookie(): never;
}

declare class GoTrueClient {
  private $GoTrueClient;
  constructor(named?: {
    url?: string | undefined;
    headers?: Map<string, string> | undefined;
    autoRefreshToken?: boolean | undefined;
    cookieOptions?: CookieOptions | undefined;
    httpClient?: Client | undefined;
  });
  api: GoTrueApi;
  currentUser: User | undefined;
  currentSession: Session | undefined;
  autoRefreshToken: boolean;
  stateChangeEmitters: Map<string, Subscription>;
  user(): User | undefined;
  session(): Session | undefined;
  signUp(
    email: string,
    password: string,
    named?: { options?: AuthOptions | undefined; userMetadata?: Map<string, any> | undefined },
  ): Promise<GotrueSessionResponse>;
  signUpWithPhone(
    phone: string,
    password: string,
    named?: { options?: AuthOptions | undefined; userMetadata?: Map<string, any> | undefined },
  ): Promise<GotrueSessionResponse>;
  signIn(named?: {
    email?: string | undefined;
    phone?: string | undefined;
    password?: string | undefined;
    provider?: Provider | undefined;
    oidc?: OpenIDConnectCredentials | undefined;
    options?: AuthOptions | undefined;
  }): Promise<GotrueSessionResponse>;
  verifyOTP(
    phone: string,
    token: string,
    named?: { options?: AuthOptions | undefined },
  ): Promise<GotrueSessionResponse>;
  refreshSession(): Promise<GotrueSessionResponse>;
  setSession(refreshToken: string): Promise<GotrueSessionResponse>;
  setAuth(accessToken: string): Session;
  getSessionFromUrl(
    originUrl: Uri,
    named?: { storeSession?: boolean },
  ): Promise<GotrueSessionResponse>;
  update(attributes: UserAttributes): Promise<GotrueUserResponse>;
  signOut(): Promise<GotrueResponse>;
  onAuthStateChange(callback: Callback): GotrueSubscription;
  recoverSession(jsonStr: string): Promise<GotrueSessionResponse>;
}

declare class GotrueError {
  private $GotrueError;
  constructor(message: string, named?: { statusCode?: string | undefined });
  message: string;
  statusCode: string | undefined;
}

declare class GotrueResponse {
  private $GotrueResponse;
  constructor(named?: {
    rawData?: any;
    error?: GotrueError | undefined;
    statusCode?: number | undefined;
  });
  readonly error: GotrueError | undefined;
  readonly rawData: any;
  readonly statusCode: number | undefined;
}

declare class GotrueJsonResponse extends GotrueResponse {
  private $GotrueJsonResponse;
  constructor(named?: {
    data?: Map<string, any> | undefined;
    error?: GotrueError | undefined;
    statusCode?: number | undefined;
  });
  static fromResponse(named: {
    response: GotrueResponse;
    data?: Map<string, any> | undefined;
  }): GotrueJsonResponse;
  readonly data: Map<string, any> | undefined;
}

declare class GotrueSessionResponse extends GotrueResponse {
  private $GotrueSessionResponse;
  constructor(named?: {
    data?: Session | undefined;
    provider?: string | undefined;
    url?: string | undefined;
    user?: User | undefined;
    error?: GotrueError | undefined;
    statusCode?: number | undefined;
  });
  static fromResponse(named: {
    response: GotrueResponse;
    data?: Session | undefined;
    provider?: string | undefined;
    url?: string | undefined;
    user?: User | undefined;
  }): GotrueSessionResponse;
  readonly data: Session | undefined;
  readonly provider: string | undefined;
  readonly url: string | undefined;
  readonly user: User | undefined;
}

declare class GotrueUserResponse extends GotrueResponse {
  private $GotrueUserResponse;
  constructor(named?: {
    user?: User | undefined;
    error?: GotrueError | undefined;
    statusCode?: number | undefined;
  });
  static fromResponse(named: {
    response: GotrueResponse;
    user?: User | undefined;
  }): GotrueUserResponse;
  readonly user: User | undefined;
  readonly data: User | undefined;
}

declare class GotrueSubscription extends GotrueResponse {
  private $GotrueSubscription;
  constructor(named?: { data?: Subscription | undefined; error?: GotrueError | undefined });
  readonly data: Subscription | undefined;
}

declare class OpenIDConnectCredentials {
  private $OpenIDConnectCredentials;
  constructor(named: {
    idToken: string;
    nonce?: string | undefined;
    provider?: Provider | undefined;
    clientId?: string | undefined;
    issuer?: string | undefined;
  });
  readonly idToken: string;
  readonly nonce: string | undefined;
  readonly provider: Provider | undefined;
  readonly clientId: string | undefined;
  readonly issuer: string | undefined;
}

declare class Session {
  private $Session;
  constructor(named: {
    accessToken: string;
    expiresIn?: number | undefined;
    refreshToken?: string | undefined;
    tokenType?: string | undefined;
    providerToken?: string | undefined;
    user?: User | undefined;
  });
  static fromJson(json: Map<string, any>): Session;
  readonly accessToken: string;
  readonly expiresIn: number | undefined;
  readonly refreshToken: string | undefined;
  readonly tokenType: string | undefined;
  readonly providerToken: string | undefined;
  readonly user: User | undefined;
  readonly expiresAt: number | undefined;
  readonly persistSessionString: string;
  toJson(): Map<string, any>;
  copyWith(named?: {
    accessToken?: string | undefined;
    expiresIn?: number | undefined;
    refreshToken?: string | undefined;
    tokenType?: string | undefined;
    providerToken?: string | undefined;
    user?: User | undefined;
  }): Session;
}

declare class Subscription {
  private $Subscription;
  constructor(named: { id: string; callback: Callback; unsubscribe: Unsubscriber });
  id: string;
  callback: Callback;
  unsubscribe: Unsubscriber;
}

declare class User {
  private $User;
  constructor(named: {
    id: string;
    appMetadata: Map<string, any> | undefined;
    userMetadata: Map<string, any> | undefined;
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
  static fromJson(json: Map<string, any>): User;
  id: string;
  appMetadata: Map<string, any>;
  userMetadata: Map<string, any>;
  aud: string;
  email: string | undefined;
  phone: string | undefined;
  createdAt: string;
  confirmedAt: string | undefined;
  emailConfirmedAt: string | undefined;
  phoneConfirmedAt: string | undefined;
  lastSignInAt: string | undefined;
  role: string;
  updatedAt: string;
  toJson(): Map<string, any>;
}

declare class UserAttributes {
  private $UserAttributes;
  constructor(named?: {
    email?: string | undefined;
    phone?: string | undefined;
    password?: string | undefined;
    emailChangeToken?: string | undefined;
    data?: any;
  });
  email: string | undefined;
  phone: string | undefined;
  password: string | undefined;
  emailChangeToken: string | undefined;
  data: any;
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
    },
  );
  readonly url: string;
  readonly headers: Map<string, string>;
  readonly schema: string | undefined;
  readonly httpClient: Client | undefined;
  auth(token: string): PostgrestClient;
  from(table: string): PostgrestQueryBuilder;
  rpc(fn: string, named?: { params?: Map<any, any> | undefined }): PostgrestFilterBuilder;
}

declare class PostgrestBuilder<T = any> {
  private $PostgrestBuilder;
  constructor(named: {
    url: Uri;
    headers: Map<string, string>;
    schema?: string | undefined;
    method?: string | undefined;
    body?: any;
    httpClient?: Client | undefined;
  });
  body: any;
  readonly headers: Map<string, string>;
  maybeEmpty: boolean;
  method: string | undefined;
  readonly schema: string | undefined;
  url: Uri;
  readonly httpClient: Client | undefined;
  withConverter<S = any>(converter: PostgrestConverter<S>): PostgrestBuilder<S>;
  execute(named?: {
    head?: boolean;
    count?: CountOption | undefined;
  }): Promise<PostgrestResponse<T>>;
}

declare class PostgrestError {
  private $PostgrestError;
  constructor(named: {
    message: string;
    code?: string | undefined;
    details?: any;
    hint?: string | undefined;
  });
  static fromJson(json: Map<string, any>): PostgrestError;
  readonly message: string;
  readonly code: string | undefined;
  readonly details: any;
  readonly hint: string | undefined;
  toJson(): Map<string, any>;
}

declare class PostgrestFilterBuilder extends PostgrestTransformBuilder {
  private $PostgrestFilterBuilder;
  constructor(builder: PostgrestBuilder);
  readonly cs: (a0: string, a1: any) => PostgrestFilterBuilder;
  readonly cd: (a0: string, a1: any) => PostgrestFilterBuilder;
  readonly sl: (a0: string, a1: string) => PostgrestFilterBuilder;
  readonly sr: (a0: string, a1: string) => PostgrestFilterBuilder;
  readonly nxl: (a0: string, a1: string) => PostgrestFilterBuilder;
  readonly nxr: (a0: string, a1: string) => PostgrestFilterBuilder;
  readonly adj: (a0: string, a1: string) => PostgrestFilterBuilder;
  readonly ov: (a0: string, a1: string) => PostgrestFilterBuilder;
  not(column: string, operator: string, value: any): PostgrestFilterBuilder;
  or(filters: string): PostgrestFilterBuilder;
  eq(column: string, value: any): PostgrestFilterBuilder;
  neq(column: string, value: any): PostgrestFilterBuilder;
  gt(column: string, value: any): PostgrestFilterBuilder;
  gte(column: string, value: any): PostgrestFilterBuilder;
  lt(column: string, value: any): PostgrestFilterBuilder;
  lte(column: string, value: any): PostgrestFilterBuilder;
  like(column: string, pattern: string): PostgrestFilterBuilder;
  ilike(column: string, pattern: string): PostgrestFilterBuilder;
  is_(column: string, value: any): PostgrestFilterBuilder;
  in_(column: string, values: Array<any>): PostgrestFilterBuilder;
  contains(column: string, value: any): PostgrestFilterBuilder;
  containedBy(column: string, value: any): PostgrestFilterBuilder;
  rangeLt(column: string, range: string): PostgrestFilterBuilder;
  rangeGt(column: string, range: string): PostgrestFilterBuilder;
  rangeGte(column: string, range: string): PostgrestFilterBuilder;
  rangeLte(column: string, range: string): PostgrestFilterBuilder;
  rangeAdjacent(column: string, range: string): PostgrestFilterBuilder;
  overlaps(column: string, value: any): PostgrestFilterBuilder;
  textSearch(
    column: string,
    query: string,
    named?: { config?: string | undefined; type?: TextSearchType | undefined },
  ): PostgrestFilterBuilder;
  fts(
    column: string,
    query: string,
    named?: { config?: string | undefined },
  ): PostgrestFilterBuilder;
  plfts(
    column: string,
    query: string,
    named?: { config?: string | undefined },
  ): PostgrestFilterBuilder;
  phfts(
    column: string,
    query: string,
    named?: { config?: string | undefined },
  ): PostgrestFilterBuilder;
  wfts(
    column: string,
    query: string,
    named?: { config?: string | undefined },
  ): PostgrestFilterBuilder;
  filter(column: string, operator: string, value: any): PostgrestFilterBuilder;
  match(query: Map<any, any>): PostgrestFilterBuilder;
}

declare class PostgrestQueryBuilder extends PostgrestBuilder {
  private $PostgrestQueryBuilder;
  constructor(
    url: string,
    named?: {
      headers?: Map<string, string> | undefined;
      schema?: string | undefined;
      httpClient?: Client | undefined;
    },
  );
  select(columns?: string): PostgrestFilterBuilder;
  insert(
    values: any,
    named?: { returning?: ReturningOption; upsert?: boolean; onConflict?: string | undefined },
  ): PostgrestBuilder;
  upsert(
    values: any,
    named?: {
      returning?: ReturningOption;
      onConflict?: string | undefined;
      ignoreDuplicates?: boolean;
    },
  ): PostgrestBuilder;
  update(values: Map<any, any>, named?: { returning?: ReturningOption }): PostgrestFilterBuilder;
  delete(named?: { returning?: ReturningOption }): PostgrestFilterBuilder;
}

declare class PostgrestResponse<T = any> {
  private $PostgrestResponse;
  constructor(named?: {
    data?: T | undefined;
    status?: number | undefined;
    error?: PostgrestError | undefined;
    count?: number | undefined;
  });
  readonly data: T | undefined;
  readonly status: number | undefined;
  readonly error: PostgrestError | undefined;
  readonly count: number | undefined;
  readonly hasError: boolean;
  toJson(): Map<string, any>;
}

declare class PostgrestRpcBuilder extends PostgrestBuilder {
  private $PostgrestRpcBuilder;
  constructor(
    url: string,
    named?: {
      headers?: Map<string, string> | undefined;
      schema?: string | undefined;
      httpClient?: Client | undefined;
    },
  );
  rpc(params?: any): PostgrestFilterBuilder;
}

declare class PostgrestTransformBuilder<T = any> extends PostgrestBuilder {
  private $PostgrestTransformBuilder;
  constructor(builder: PostgrestBuilder);
  select(columns?: string): PostgrestTransformBuilder;
  order(
    column: string,
    named?: { ascending?: boolean; nullsFirst?: boolean; foreignTable?: string | undefined },
  ): PostgrestTransformBuilder;
  limit(count: number, named?: { foreignTable?: string | undefined }): PostgrestTransformBuilder;
  range(
    from: number,
    to: number,
    named?: { foreignTable?: string | undefined },
  ): PostgrestTransformBuilder;
  single(): PostgrestTransformBuilder;
  maybeSingle(): PostgrestTransformBuilder;
  csv(): PostgrestTransformBuilder;
}

declare class StorageBucketApi {
  private $StorageBucketApi;
  constructor(url: string, headers: Map<string, string>);
  readonly url: string;
  readonly headers: Map<string, string>;
  listBuckets(): Promise<StorageResponse<Array<Bucket>>>;
  getBucket(id: string): Promise<StorageResponse<Bucket>>;
  createBucket(id: string, bucketOptions?: BucketOptions): Promise<StorageResponse<string>>;
  updateBucket(id: string, bucketOptions: BucketOptions): Promise<StorageResponse<string>>;
  emptyBucket(id: string): Promise<StorageResponse<string>>;
  deleteBucket(id: string): Promise<StorageResponse<string>>;
}

declare class SupabaseStorageClient extends StorageBucketApi {
  private $SupabaseStorageClient;
  constructor(url: string, headers: Map<string, string>);
  from(id: string): StorageFileApi;
}

declare class StorageFileApi {
  private $StorageFileApi;
  constructor(url: string, headers: Map<string, string>, bucketId: string | undefined);
  readonly url: string;
  readonly headers: Map<string, string>;
  readonly bucketId: string | undefined;
  upload(
    path: string,
    file: File,
    named?: { fileOptions?: FileOptions | undefined },
  ): Promise<StorageResponse<string>>;
  uploadBinary(
    path: string,
    data: Uint8List,
    named?: { fileOptions?: FileOptions | undefined },
  ): Promise<StorageResponse<string>>;
  update(
    path: string,
    file: File,
    named?: { fileOptions?: FileOptions | undefined },
  ): Promise<StorageResponse<string>>;
  updateBinary(
    path: string,
    data: Uint8List,
    named?: { fileOptions?: FileOptions | undefined },
  ): Promise<StorageResponse<string>>;
  move(fromPath: string, toPath: string): Promise<StorageResponse<string>>;
  createSignedUrl(path: string, expiresIn: number): Promise<StorageResponse<string>>;
  download(path: string): Promise<StorageResponse<Uint8List>>;
  getPublicUrl(path: string): StorageResponse<string>;
  remove(paths: Array<string>): Promise<StorageResponse<Array<FileObject>>>;
  list(named?: {
    path?: string | undefined;
    searchOptions?: SearchOptions | undefined;
  }): Promise<StorageResponse<Array<FileObject>>>;
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
  });
  static fromJson(json: any): Bucket;
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly public: boolean;
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
    metadata: Metadata | undefined;
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
  readonly metadata: Metadata | undefined;
  readonly buckets: Bucket | undefined;
}

declare class BucketOptions {
  private $BucketOptions;
  constructor(named: { public: boolean });
  readonly public: boolean;
}

declare class FileOptions {
  private $FileOptions;
  constructor(named?: { cacheControl?: string; upsert?: boolean; mime?: string | undefined });
  readonly cacheControl: string;
  readonly upsert: boolean;
  readonly mime: string | undefined;
}

declare class SearchOptions {
  private $SearchOptions;
  constructor(named?: {
    limit?: number | undefined;
    offset?: number | undefined;
    sortBy?: SortBy | undefined;
  });
  readonly limit: number | undefined;
  readonly offset: number | undefined;
  readonly sortBy: SortBy | undefined;
}

declare class SortBy {
  private $SortBy;
  constructor(named?: { column?: string | undefined; order?: string | undefined });
  readonly column: string | undefined;
  readonly order: string | undefined;
}

declare class Metadata {
  private $Metadata;
  constructor(named: { name: string | undefined });
  static fromJson(json: any): Metadata;
  readonly name: string | undefined;
}

declare class StorageError {
  private $StorageError;
  constructor(
    message: string,
    named?: { error?: string | undefined; statusCode?: string | undefined },
  );
  static fromJson(json: any): StorageError;
  readonly message: string;
  readonly error: string | undefined;
  readonly statusCode: string | undefined;
}

declare class StorageResponse<T = any> {
  private $StorageResponse;
  constructor(named?: { data?: T | undefined; error?: StorageError | undefined });
  readonly error: StorageError | undefined;
  readonly data: T | undefined;
  readonly hasError: boolean;
}

declare class FunctionsClient {
  private $FunctionsClient;
  constructor(url: string, headers: Map<string, string>);
  setAuth(token: string): void;
  invoke(
    functionName: string,
    named?: {
      headers?: Map<string, string> | undefined;
      body?: Map<string, any> | undefined;
      responseType?: ResponseType;
    },
  ): Promise<FunctionResponse>;
}

declare class FunctionInvokeOptions {
  private $FunctionInvokeOptions;
  constructor(named?: {
    headers?: Map<string, string> | undefined;
    body?: any;
    responseType?: ResponseType | undefined;
  });
  headers: Map<string, string> | undefined;
  body: any;
  responseType: ResponseType | undefined;
}

declare class FunctionResponse {
  private $FunctionResponse;
  constructor(named?: { data?: any; error?: {} | undefined });
  data: any;
  error: {} | undefined;
}

declare class RealtimeClient {
  private $RealtimeClient;
  constructor(
    endPoint: string,
    named?: {
      transport?: ((url: string, headers: Map<string, string>) => WebSocketChannel) | undefined;
      encode?: ((payload: any, callback: (result: string) => void) => void) | undefined;
      decode?: ((payload: string, callback: (result: any) => void) => void) | undefined;
      timeout?: Duration;
      heartbeatIntervalMs?: number;
      longpollerTimeout?: number;
      reconnectAfterMs?: TimerCalculation | undefined;
      logger?: ((kind: string | undefined, msg: string | undefined, data: any) => void) | undefined;
      params?: Map<string, string>;
      headers?: Map<string, string> | undefined;
    },
  );
  channels: Array<RealtimeSubscription>;
  readonly endPoint: string;
  readonly headers: Map<string, string>;
  readonly params: Map<string, string>;
  readonly timeout: Duration;
  readonly transport: (url: string, headers: Map<string, string>) => WebSocketChannel;
  heartbeatIntervalMs: number;
  longpollerTimeout: number;
  heartbeatTimer: Timer | undefined;
  pendingHeartbeatRef: string | undefined;
  accessToken: string | undefined;
  ref: number;
  logger: ((kind: string | undefined, msg: string | undefined, data: any) => void) | undefined;
  encode: (payload: any, callback: (result: string) => void) => void;
  decode: (payload: string, callback: (result: any) => void) => void;
  reconnectAfterMs: TimerCalculation;
  reconnectTimer: RetryTimer;
  conn: WebSocketChannel | undefined;
  sendBuffer: Array<any>;
  stateChangeCallbacks: Map<string, Array<(...values: any[]) => any>>;
  connState: SocketStates | undefined;
  connect(): void;
  disconnect(named?: {
    callback?: ((...values: any[]) => any) | undefined;
    code?: number | undefined;
    reason?: string | undefined;
  }): void;
  onOpen(callback: (...values: any[]) => any): void;
  onClose(callback: (a0: any) => any): void;
  onError(callback: (a0: any) => any): void;
  connectionState(): string;
  isConnected(): boolean;
  remove(channel: RealtimeSubscription): void;
  channel(topic: string, named?: { chanParams?: Map<string, any> }): RealtimeSubscription;
  push(message: Message): void;
  endPointURL(): string;
  sendHeartbeat(): void;
  setAuth(token: string | undefined): void;
}

declare class RealtimeSubscription {
  private $RealtimeSubscription;
  constructor(topic: string, socket: RealtimeClient, named?: { params?: Map<string, any> });
  readonly topic: string;
  readonly params: Map<string, any>;
  readonly socket: RealtimeClient;
  joinedOnce: boolean;
  subscribe(named?: { timeout?: Duration | undefined }): Push;
  onClose(callback: (...values: any[]) => any): void;
  onError(callback: (a0: string | undefined) => any): void;
  on(event: string, callback: (payload: any, named?: { ref?: string | undefined }) => void): void;
  off(event: string): void;
  canPush(): boolean;
  push(
    event: ChannelEvents,
    payload: Map<string, string>,
    named?: { timeout?: Duration | undefined },
  ): Push;
  unsubscribe(named?: { timeout?: Duration | undefined }): Push;
  sendJoin(timeout: Duration): void;
  isClosed(): boolean;
  isErrored(): boolean;
  isJoined(): boolean;
  isJoining(): boolean;
  isLeaving(): boolean;
}

interface GoTrueClient {
  signInWithProvider(
    provider: Provider,
    named?: { options?: AuthOptions | undefined },
  ): Promise<boolean>;
}
