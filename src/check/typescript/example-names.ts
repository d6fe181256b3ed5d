/** Don't need a declaration. */
export const EXAMPLE_NAMES: Record<string, 'client' | 'string'> = {
  supabase: 'client',
  admin: 'client',
  ada: 'client',
  ben: 'client',
  adaId: 'string',
  benId: 'string',
};

/** Besides Node's and the browser's. */
export const EXAMPLE_GLOBALS = `
  // Bundlers load style sheets, which export nothing.
  declare module '*.css' {}
  // Vite's environment variables.
  interface ImportMeta { readonly env: Record<string, any> }
  // Edge Functions run on Deno.
  declare namespace Deno {
    const env: { get(name: string): string | undefined }
    function readFile(path: string | URL): Promise<Uint8Array<ArrayBuffer>>
    function serve(handler: (request: Request) => Response | Promise<Response>): void
  }
  // Vue's compiler macros.
  declare function defineProps<T = any>(props?: object | string[]): Readonly<T>
  declare function defineModel<T = any>(name?: string | object, options?: object): { value: T }
  declare function defineEmits<T = any>(events?: object | string[]): T extends Function ? T : (event: string, ...args: any[]) => void
  declare function defineExpose(members: object): void
`;
