import { parserCode } from './postgres-files';
import { started } from './start';

/**
 * Starts the SQL parser. Emscripten calls this function instead of loading the parser's WebAssembly
 * file.
 */
export function instantiateWasm(
  imports: WebAssembly.Imports,
  done: (instance: WebAssembly.Instance) => void,
): void {
  void started.then(async ({ message }) => {
    const { instance } = await WebAssembly.instantiate(await parserCode(message.files), imports);
    done(instance);
  });
}
