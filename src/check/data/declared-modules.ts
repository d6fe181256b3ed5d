/**
 * Packages that samples import and that are not installed here, each with the part of its types
 * that samples need. They are too large, or need a framework's own build, for a documentation site.
 */
export const DECLARED_MODULES: Record<string, string> = {
  '@supabase/ssr': `
    import type { SupabaseClient, SupabaseClientOptions } from '@supabase/supabase-js'
    export interface CookieOptions { path?: string; domain?: string; maxAge?: number; expires?: Date; httpOnly?: boolean; secure?: boolean; sameSite?: boolean | 'lax' | 'strict' | 'none' }
    export interface CookieMethods {
      getAll(): { name: string; value: string }[] | null | Promise<{ name: string; value: string }[] | null>
      setAll?(cookies: { name: string; value: string; options: CookieOptions }[], headers: Record<string, string>): void | Promise<void>
    }
    type Options = SupabaseClientOptions<'public'> & { cookieOptions?: CookieOptions & { name?: string }; cookieEncoding?: 'raw' | 'base64url' }
    export function createBrowserClient<Database = any>(url: string, key: string, options?: Options & { cookies?: CookieMethods; isSingleton?: boolean }): SupabaseClient<Database>
    export function createServerClient<Database = any>(url: string, key: string, options: Options & { cookies: CookieMethods }): SupabaseClient<Database>
    export function parseCookieHeader(header: string): { name: string; value?: string }[]
    export function serializeCookieHeader(name: string, value: string, options: CookieOptions): string`,
  vue: `
    export interface Ref<T = any> { value: T }
    export function ref<T>(value: T): Ref<T>
    export function ref<T = any>(): Ref<T | undefined>
    export function shallowRef<T>(value: T): Ref<T>
    export function computed<T>(get: () => T): { readonly value: T }
    export function reactive<T extends object>(value: T): T
    export function toRefs<T extends object>(value: T): { [K in keyof T]: Ref<T[K]> }
    export function watch(source: unknown, run: (value: any, old: any) => void, options?: { immediate?: boolean; deep?: boolean }): () => void
    export function watchEffect(run: () => void): () => void
    export function onMounted(run: () => void): void
    export function onUnmounted(run: () => void): void
    export function onBeforeUnmount(run: () => void): void
    export function nextTick(run?: () => void): Promise<void>
    export function createApp(component: unknown, props?: object): { mount(selector: string): void; use(plugin: unknown): any }
    export function defineComponent(options: object): any
    export type PropType<T> = (new (...args: any[]) => T) | (() => T)`,
  '@angular/core': `
    type Decorator = (target: any, key?: any, descriptor?: any) => void
    export interface Signal<T> { (): T }
    export interface WritableSignal<T> extends Signal<T> { set(value: T): void; update(change: (value: T) => T): void; asReadonly(): Signal<T> }
    export function Component(options: { selector?: string; template?: string; templateUrl?: string; imports?: unknown[]; styles?: string | string[]; styleUrl?: string; standalone?: boolean; providers?: unknown[]; changeDetection?: unknown }): Decorator
    export function Injectable(options?: { providedIn?: 'root' | 'platform' | 'any' | null }): Decorator
    export function Input(options?: string | { required?: boolean; alias?: string }): Decorator
    export function Output(alias?: string): Decorator
    export class EventEmitter<T = any> { emit(value?: T): void }
    export class InjectionToken<T> { constructor(name: string); private type: T }
    export function inject<T>(token: (abstract new (...args: any[]) => T) | InjectionToken<T>): T
    export function signal<T>(value: T): WritableSignal<T>
    export function computed<T>(get: () => T): Signal<T>
    export function effect(run: () => void): void
    export interface OnInit { ngOnInit(): void }
    export interface OnDestroy { ngOnDestroy(): void }`,
};

/**
 * Packages of which samples may use anything: their types would come with a whole framework. Each
 * is a pattern with at most one `*`.
 */
export const LOOSE_MODULES = [
  'next/*',
  'react-native',
  '@react-native-async-storage/async-storage',
  'expo',
  'expo-*',
  '@angular/*',
  '@sveltejs/kit',
  '@sveltejs/kit/*',
  '$env/*',
  '$app/*',
  'vite',
  '@vitejs/*',
  'vue-router',
  'react-router',
  'react-router-dom',
  '*.css',
];
