/**
 * Types of packages that examples import but that aren't installed, because a package is too large
 * or needs a framework's build. Each lists only the exports that examples use.
 */
export const DECLARED_MODULES: Record<string, string> = {
  '@angular/core': `
    type Decorator = (target: any, key?: any, descriptor?: any) => void
    export interface Signal<T> { (): T }
    export interface WritableSignal<T> extends Signal<T> { set(value: T): void; update(change: (value: T) => T): void; asReadonly(): Signal<T> }
    export function Component(options: { selector?: string; template?: string; templateUrl?: string; imports?: unknown[]; styles?: string | string[]; styleUrl?: string; standalone?: boolean; providers?: unknown[]; changeDetection?: unknown }): Decorator
    export function Injectable(options?: { providedIn?: 'root' | 'platform' | 'any' | null }): Decorator
    export class InjectionToken<T> { constructor(name: string); private type: T }
    export function inject<T>(token: T): 0 extends 1 & T ? any : T extends InjectionToken<infer V> ? V : T extends abstract new (...args: any[]) => infer I ? I : never
    export function signal<T>(value: T): WritableSignal<T>
    export function computed<T>(get: () => T): Signal<T>
    export function effect(run: () => void): void
    export function linkedSignal<T>(get: () => T): WritableSignal<T>
    export const input: { <T>(value: T, options?: { alias?: string }): Signal<T>; required<T>(options?: { alias?: string }): Signal<T> }
    export const model: { <T>(value: T): WritableSignal<T>; required<T>(): WritableSignal<T> }
    export function output<T = void>(): { emit(value: T): void }
    export interface ApplicationConfig { providers: unknown[] }
    export function provideAppInitializer(run: () => void | Promise<unknown>): unknown
    export function provideBrowserGlobalErrorListeners(): unknown
    export interface ResourceRef<T> { value: Signal<T>; error: Signal<Error | undefined>; isLoading: Signal<boolean>; hasValue(): this is ResourceRef<Exclude<T, undefined>>; reload(): boolean }
    export function resource<T, R = unknown>(options: { params?: () => R; loader: (request: { params: Exclude<R, undefined>; abortSignal: AbortSignal }) => Promise<T> }): ResourceRef<T | undefined>`,
  '@capacitor/core': `
    export const Capacitor: { isNativePlatform(): boolean; getPlatform(): string }`,
  '@capacitor/app': `
    export const App: { addListener(event: 'appUrlOpen', run: (event: { url: string }) => void): Promise<{ remove(): Promise<void> }>; getLaunchUrl(): Promise<{ url: string } | undefined> }`,
  '@capacitor/camera': `
    export const Camera: { chooseFromGallery(options: { quality?: number; targetWidth?: number; targetHeight?: number; allowMultipleSelection?: boolean; limit?: number }): Promise<{ results: { webPath?: string; uri?: string }[] }> }`,
  '@ionic/vue-router': `
    interface Location { path: string; name?: string | symbol | null; params: Record<string, string | string[]>; query: Record<string, unknown> }
    type Target = string | { name?: string; path?: string; replace?: boolean }
    export interface Router { beforeEach(guard: (to: Location, from: Location) => boolean | void | undefined | Target | Promise<boolean | void | undefined | Target>): () => void; push(to: Target): Promise<unknown>; replace(to: Target): Promise<unknown>; isReady(): Promise<void> }
    export function createWebHistory(base?: string): unknown
    export function createRouter(options: { history: unknown; routes: object[] }): Router`,
  '@angular/router': `
    export class UrlTree { private tree: undefined }
    export type CanActivateFn = (route: unknown, state: unknown) => boolean | UrlTree | Promise<boolean | UrlTree>
    export interface Route { path?: string; pathMatch?: 'full' | 'prefix'; redirectTo?: string; canActivate?: CanActivateFn[]; runGuardsAndResolvers?: 'always' | 'pathParamsChange' | 'paramsChange'; component?: unknown; loadComponent?: () => Promise<unknown>; children?: Route[] }
    export type Routes = Route[]
    export class Router { readonly url: string; readonly navigated: boolean; parseUrl(url: string): UrlTree; navigateByUrl(url: string | UrlTree, options?: { replaceUrl?: boolean; onSameUrlNavigation?: 'reload' | 'ignore' }): Promise<boolean>; navigate(commands: unknown[], options?: { replaceUrl?: boolean; queryParams?: object }): Promise<boolean> }
    export class RouterOutlet { private outlet: undefined }
    export abstract class RouteReuseStrategy { private strategy: undefined }
    export function provideRouter(routes: Routes, ...features: unknown[]): unknown`,
  '@angular/forms/signals': `
    import type { Signal, WritableSignal } from '@angular/core'
    export interface ValidationError { readonly kind: string; readonly message?: string }
    export interface FieldState<T> { readonly value: WritableSignal<T>; readonly errors: Signal<ValidationError[]>; readonly errorSummary: Signal<ValidationError[]>; readonly touched: Signal<boolean>; readonly valid: Signal<boolean>; readonly invalid: Signal<boolean>; readonly submitting: Signal<boolean>; reset(): void }
    export type FieldTree<T> = (() => FieldState<T>) & (T extends object ? { readonly [K in keyof T]: FieldTree<T[K]> } : unknown)
    export type SchemaPath<T> = { readonly __value?: T } & (T extends object ? { readonly [K in keyof T]: SchemaPath<T[K]> } : unknown)
    type Failure = ValidationError & { fieldTree?: () => FieldState<any> }
    interface Config { message?: string }
    export function form<T>(model: WritableSignal<T>, schema?: (path: SchemaPath<T>) => void, options?: { submission?: { action: (fields: FieldTree<T>) => Promise<Failure | Failure[] | null | undefined | void> } }): FieldTree<T>
    export function required(path: SchemaPath<any>, config?: Config): void
    export function email(path: SchemaPath<string>, config?: Config): void
    export function pattern(path: SchemaPath<string>, pattern: RegExp, config?: Config): void
    export function maxLength(path: SchemaPath<string>, length: number, config?: Config): void
    export class FormField { private field: undefined }
    export class FormRoot { private form: undefined }`,
  h3: `
    export interface H3Event { readonly method: string; readonly path: string }
    export function defineEventHandler<T>(handler: (event: H3Event) => T): (event: H3Event) => T`,
  next: `
    import type { IncomingMessage, ServerResponse } from 'node:http'
    export interface NextApiRequest extends IncomingMessage { query: Partial<Record<string, string | string[]>>; cookies: Partial<Record<string, string>>; body: any }
    export interface NextApiResponse<T = any> extends ServerResponse { status(code: number): NextApiResponse<T>; json(body: T): void; send(body: T): void; redirect(url: string): NextApiResponse<T> }
    export interface GetServerSidePropsContext { req: IncomingMessage & { cookies: Partial<Record<string, string>> }; res: ServerResponse; params?: Record<string, string>; query: Partial<Record<string, string | string[]>>; resolvedUrl: string }
    export type GetServerSideProps<P extends object = any> = (context: GetServerSidePropsContext) => Promise<{ props: P } | { redirect: { destination: string; permanent: boolean } } | { notFound: true }>
    export type InferGetServerSidePropsType<F> = F extends (context: any) => Promise<infer R> ? Extract<R, { props: any }>['props'] : never`,
  'next/app': `
    import type { ComponentType } from 'react'
    export interface AppProps<P = any> { Component: ComponentType<P>; pageProps: P }`,
  'next/server': `
    interface Cookies { get(name: string): { name: string; value: string } | undefined; getAll(): { name: string; value: string }[]; has(name: string): boolean; set(...cookie: [name: string, value: string, options?: object] | [cookie: { name: string; value: string }]): unknown; delete(name: string): unknown }
    export class NextRequest extends Request { readonly cookies: Cookies; readonly nextUrl: URL & { clone(): URL } }
    export function connection(): Promise<void>
    export class NextResponse extends Response { readonly cookies: Cookies; static next(init?: { request?: Request | { headers: Headers }; headers?: HeadersInit }): NextResponse; static redirect(url: string | URL, init?: number | ResponseInit): NextResponse; static rewrite(url: string | URL): NextResponse; static json(body: unknown, init?: ResponseInit): NextResponse }`,
  'next/navigation': `
    export function redirect(path: string, type?: 'replace' | 'push'): never
    export function useRouter(): { push(path: string): void; replace(path: string): void; refresh(): void; back(): void; forward(): void; prefetch(path: string): void }`,
  '@sveltejs/kit': `
    declare global { namespace App { interface Locals {} } }
    export interface Cookies { get(name: string): string | undefined; getAll(): { name: string; value: string }[]; set(name: string, value: string, options: { path: string; [option: string]: unknown }): void; delete(name: string, options: { path: string }): void }
    export interface RequestEvent { readonly locals: App.Locals; readonly request: Request; readonly url: URL; readonly cookies: Cookies; readonly params: Record<string, string>; readonly route: { id: string | null }; readonly fetch: typeof globalThis.fetch; getClientAddress(): string; setHeaders(headers: Record<string, string>): void }
    export interface ServerLoadEvent extends RequestEvent { parent(): Promise<Record<string, any>>; depends(...names: string[]): void }
    export type Handle = (input: { event: RequestEvent; resolve(event: RequestEvent, options?: object): Response | Promise<Response> }) => Response | Promise<Response>
    export interface ActionFailure<T> { readonly status: number; readonly data: T }
    export function error(status: number, body?: string | { message: string }): never
    export function fail<T>(status: number, data: T): ActionFailure<T>
    export function redirect(status: number, location: string | URL): never`,
  'solid-js': `
    export type Accessor<T> = () => T
    export type Setter<T> = (value: T | ((before: T) => T)) => T
    export function createSignal<T>(): [Accessor<T | undefined>, Setter<T | undefined>]
    export function createSignal<T>(value: T): [Accessor<T>, Setter<T>]
    export interface Resource<T> { (): T | undefined; readonly loading: boolean; readonly error: any; readonly latest: T | undefined }
    type ResourceReturn<T> = [Resource<T>, { refetch(): Promise<T | undefined>; mutate(value: T | undefined): void }]
    export function createResource<T>(fetcher: () => T | Promise<T>): ResourceReturn<T>
    export function createResource<T, S>(source: Accessor<S | undefined | null | false>, fetcher: (source: S) => T | Promise<T>): ResourceReturn<T>
    type Given<T> = T | undefined | null | false
    type Branch<T> = { when: Given<T>; keyed?: false; fallback?: unknown; children: ((value: Accessor<NonNullable<T>>) => unknown) | object | string }
    type KeyedBranch<T> = { when: Given<T>; keyed: true; fallback?: unknown; children: (value: NonNullable<T>) => unknown }
    export function Show<T>(props: KeyedBranch<T>): any
    export function Show<T>(props: Branch<T>): any
    export function Match<T>(props: KeyedBranch<T>): any
    export function Match<T>(props: Branch<T>): any
    export function Switch(props: { fallback?: unknown; children: unknown }): any
    export function For<T>(props: { each: Given<readonly T[]>; fallback?: unknown; children: (item: T, index: Accessor<number>) => unknown }): any`,
  'react-router': `
    import type { ComponentType, FormHTMLAttributes, ReactNode } from 'react'
    export interface RouterContext<T> { readonly defaultValue?: T }
    export class RouterContextProvider { get<T>(context: RouterContext<T>): T; set<T>(context: RouterContext<T>, value: T): void }
    export interface LoaderFunctionArgs { request: Request; params: Record<string, string | undefined>; context: RouterContextProvider }
    export type ActionFunctionArgs = LoaderFunctionArgs
    export type MiddlewareFunction<R = unknown> = (args: LoaderFunctionArgs, next: () => Promise<R>) => Promise<R | void>
    export function createContext<T>(value?: T): RouterContext<T>
    interface DataWithResponseInit<T> { readonly data: T; readonly init: ResponseInit | null }
    export function data<T>(value: T, init?: number | ResponseInit): DataWithResponseInit<T>
    export function redirect(url: string, init?: number | ResponseInit): Response
    type Loaded<F> = F extends (...args: any[]) => infer R ? (Awaited<R> extends infer V ? (V extends Response ? never : V extends DataWithResponseInit<infer D> ? D : V) : never) : F
    export function useLoaderData<F>(): Loaded<F>
    export function useActionData<F>(): Loaded<F> | undefined
    export function useRevalidator(): { revalidate(): Promise<void>; state: 'idle' | 'loading' }
    export const Form: ComponentType<FormHTMLAttributes<HTMLFormElement> & { children?: ReactNode }>
    export const Outlet: ComponentType
    export const Scripts: ComponentType`,
  '@auth0/auth0-spa-js': `
    interface AuthorizationParams { audience?: string; scope?: string; redirect_uri?: string; connection?: string; organization?: string; screen_hint?: string; prompt?: 'none' | 'login' | 'consent' | 'select_account' }
    export interface Auth0ClientOptions { domain: string; clientId: string; authorizationParams?: AuthorizationParams; cacheLocation?: 'memory' | 'localstorage'; useRefreshTokens?: boolean; useRefreshTokensFallback?: boolean }
    export interface User { sub?: string; name?: string; email?: string; email_verified?: boolean; picture?: string; [claim: string]: any }
    export class Auth0Client {
      constructor(options: Auth0ClientOptions)
      checkSession(): Promise<void>
      isAuthenticated(): Promise<boolean>
      getUser(): Promise<User | undefined>
      getTokenSilently(options?: { authorizationParams?: AuthorizationParams; cacheMode?: 'on' | 'off' | 'cache-only' }): Promise<string>
      loginWithRedirect(options?: { authorizationParams?: AuthorizationParams; appState?: any }): Promise<void>
      handleRedirectCallback(url?: string): Promise<{ appState?: any }>
      logout(options?: { logoutParams?: { returnTo?: string } }): Promise<void>
    }
    export function createAuth0Client(options: Auth0ClientOptions): Promise<Auth0Client>`,
  '@auth0/nextjs-auth0/server': `
    import type { NextRequest, NextResponse } from 'next/server'
    export class Auth0Client {
      constructor(options?: { authorizationParameters?: { audience?: string; scope?: string; redirect_uri?: string }; domain?: string; clientId?: string; clientSecret?: string; appBaseUrl?: string; secret?: string; signInReturnToPath?: string })
      middleware(request: Request | NextRequest): Promise<NextResponse>
      getSession(): Promise<{ user: { sub: string; name?: string; email?: string } } | null>
      getAccessToken(options?: { refresh?: boolean | null; audience?: string; scope?: string }): Promise<{ token: string; expiresAt: number; scope?: string; audience?: string }>
    }`,
  '@clerk/nextjs': `
    interface Session { id: string; getToken(options?: { template?: string; skipCache?: boolean }): Promise<string | null> }
    export function useSession(): { isLoaded: false; isSignedIn: undefined; session: undefined } | { isLoaded: true; isSignedIn: false; session: null } | { isLoaded: true; isSignedIn: boolean; session: Session }`,
  '@clerk/nextjs/server': `
    export function auth(): Promise<{ userId: string | null; orgId?: string | null; getToken(options?: { template?: string; expiresInSeconds?: number }): Promise<string | null> }>`,
  '@clerk/nextjs/webhooks': `
    type UserChange = { type: 'user.created' | 'user.updated'; data: { id: string; first_name: string | null; last_name: string | null; image_url: string } }
    export function verifyWebhook(request: Request, options?: { signingSecret?: string }): Promise<UserChange | { type: 'user.deleted'; data: { id?: string; deleted: boolean } } | { type: 'session.created' | 'organization.created'; data: { id: string } }>`,
  '@vercel/functions': `
    interface Pool { options?: { idleTimeoutMillis?: number | null }; on?: (event: 'release', listener: (...args: any[]) => void) => void }
    export function attachDatabasePool(pool: Pool): void`,
  '@prisma/adapter-pg': `
    import type { Pool, PoolConfig } from 'pg'
    export class PrismaPg { constructor(pool: Pool | PoolConfig | string, options?: { schema?: string; disposeExternalPool?: boolean; onPoolError?: (error: Error) => void; onConnectionError?: (error: Error) => void; statementNameGenerator?: (query: { sql: string }) => string }); private adapter: undefined }`,
  'prisma/config': `
    export function defineConfig(config: { schema?: string; migrations?: { path?: string; seed?: string; initShadowDb?: string }; datasource?: { url?: string; shadowDatabaseUrl?: string }; tables?: { external?: string[] }; experimental?: { externalTables?: boolean } }): object
    export function env(name: string): string`,
  '#prisma/client': `
    import type { PrismaPg } from '@prisma/adapter-pg'
    interface City { id: bigint; countryId: bigint; name: string; capital: boolean }
    interface Country { id: bigint; name: string; code: string }
    interface Database {
      $executeRaw(text: TemplateStringsArray, ...values: unknown[]): Promise<number>
      $queryRaw<T = unknown>(text: TemplateStringsArray, ...values: unknown[]): Promise<T>
      readonly country: {
        findMany(query: { where?: Partial<Country>; include: { cities: true }; take?: number }): Promise<(Country & { cities: City[] })[]>
        findMany(query?: { where?: Partial<Country>; orderBy?: Partial<Record<keyof Country, 'asc' | 'desc'>>; take?: number }): Promise<Country[]>
        create(query: { data: { name: string; code: string } }): Promise<Country>
      }
    }
    export class PrismaClient implements Database {
      constructor(options: { adapter: PrismaPg; log?: ('query' | 'info' | 'warn' | 'error')[] })
      $executeRaw: Database['$executeRaw']
      $queryRaw: Database['$queryRaw']
      readonly country: Database['country']
      $transaction<T>(run: (transaction: Database) => Promise<T>, options?: { maxWait?: number; timeout?: number }): Promise<T>
      $disconnect(): Promise<void>
    }`,
  'dotenv/config': 'export {}',
  'type-fest': `
    export type MergeDeep<Destination, Source> = Source extends object ? { [Key in keyof Destination | keyof Source]: Key extends keyof Source ? Key extends keyof Destination ? MergeDeep<Destination[Key], Source[Key]> : Source[Key] : Key extends keyof Destination ? Destination[Key] : never } : Source`,
};

/** Packages whose exports all have the type `any`. Each name can contain one `*`. */
export const LOOSE_MODULES = [
  'next/*',
  'postgres',
  'react-native',
  '@react-native-async-storage/async-storage',
  'expo-*',
  '@angular/*',
  '@sveltejs/kit/*',
  '$env/*',
  '$app/*',
  'react-router-dom',
  'npm:standardwebhooks@*',
  'npm:stripe@*',
  '@resvg/resvg-wasm',
  '@hcaptcha/react-hcaptcha',
  '@supabase/auth-ui-*',
  '@marsidev/react-turnstile',
  'nuxt/config',
  '#imports',
  '#supabase/server',
  '@ionic/*',
  '@cedarjs/*',
  'src/pages/*',
  'react-native-url-polyfill/auto',
  'base64-arraybuffer',
  'cloudflare:workers',
  '*.css',
];
