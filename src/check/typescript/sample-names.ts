/** What every sample may use without declaring it: clients a person is signed in with, and ids. */
export const SAMPLE_NAMES: Record<string, 'client' | 'string'> = {
  supabase: 'client',
  admin: 'client',
  ada: 'client',
  ben: 'client',
  adaId: 'string',
  benId: 'string',
};

/** Globals of the places samples run in, apart from Node's and the browser's. */
export const SAMPLE_GLOBALS = `
  // Vite gives its variables to a page this way.
  interface ImportMeta { readonly env: Record<string, any> }
  // Edge functions run in Deno.
  declare namespace Deno {
    const env: { get(name: string): string | undefined }
    function readFile(path: string | URL): Promise<Uint8Array<ArrayBuffer>>
    function serve(handler: (request: Request) => Response | Promise<Response>): void
  }
  // The compiler of Vue turns these into code.
  declare function defineProps<T = any>(props?: object | string[]): Readonly<T>
  declare function defineModel<T = any>(name?: string | object, options?: object): { value: T }
  declare function defineEmits<T = any>(events?: object | string[]): T extends Function ? T : (event: string, ...args: any[]) => void
  declare function defineExpose(members: object): void
`;
