import { unzip } from './postgres-files';
import { started } from './start';

/** Emscripten calls this instead of loading the SQL parser. */
export function instantiateWasm(
  imports: WebAssembly.Imports,
  done: (instance: WebAssembly.Instance) => void,
): void {
  void started.then(async ({ message }) => {
    const code = await unzip(message.files.parser);
    const { instance } = await WebAssembly.instantiate(code, imports);
    done(instance);
  });
}
