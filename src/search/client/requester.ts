/** Longest answer that is read, in characters. */
const LONGEST = 1_000_000;

interface HostRequest {
  url: string;
  method: string;
  data: string | undefined;
  headers: Readonly<Record<string, string>>;
  connectTimeout: number;
  responseTimeout: number;
}

interface HostResponse {
  content: string;
  isTimedOut: boolean;
  status: number;
}

/** Sends requests of algoliasearch within their time limits (in seconds) and reads no endless answers. */
export const cappedRequester = {
  async send(request: HostRequest): Promise<HostResponse> {
    const { url, method, data, headers, connectTimeout, responseTimeout } = request;
    const abort = new AbortController();
    let timer = setTimeout(() => abort.abort(), connectTimeout * 1000);
    try {
      const response = await fetch(url, {
        method,
        headers,
        signal: abort.signal,
        ...(data === undefined ? {} : { body: data }),
      });
      clearTimeout(timer);
      timer = setTimeout(() => abort.abort(), responseTimeout * 1000);
      return { content: await readText(response), isTimedOut: false, status: response.status };
    } catch {
      return { content: 'Network request failed', isTimedOut: abort.signal.aborted, status: 0 };
    } finally {
      clearTimeout(timer);
    }
  },
};

async function readText(response: Response): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text;
    text += part.value;
    if (text.length > LONGEST) {
      await reader?.cancel();
      throw new Error('The answer is too long');
    }
  }
}
