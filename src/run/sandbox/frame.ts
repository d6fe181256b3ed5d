import type { StartMessage } from '../client/protocol';

// All of the code in the frame with the opaque origin: starts the worker that the page sends and
// passes it the page's port.
addEventListener('message', ({ data, ports, source }: MessageEvent<StartMessage>) => {
  if (source === parent && ports[0]) void start(data, ports[0]);
});
parent.postMessage('ready', '*');

async function start({ script, ...message }: StartMessage, port: MessagePort): Promise<void> {
  const code = new Blob([script]).stream().pipeThrough(new DecompressionStream('gzip'));
  const worker = new Worker(URL.createObjectURL(await new Response(code).blob()));
  worker.onerror = () => parent.postMessage('failed', '*');
  worker.postMessage(message, [port, ...Object.values(message.files)]);
}
