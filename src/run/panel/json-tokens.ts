/** Texts without a kind are punctuation and spaces. */
export interface JsonToken {
  kind: 'key' | 'string' | 'constant' | undefined;
  text: string;
}

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/** The tokens contain all of the text. */
export function jsonTokens(json: string): JsonToken[] {
  const tokens: JsonToken[] = [];
  let end = 0;
  for (const match of json.matchAll(TOKEN)) {
    const [text, string, colon] = match;
    if (match.index > end) tokens.push({ kind: undefined, text: json.slice(end, match.index) });
    if (string === undefined) tokens.push({ kind: 'constant', text });
    else {
      tokens.push({ kind: colon === undefined ? 'string' : 'key', text: string });
      if (colon) tokens.push({ kind: undefined, text: colon });
    }
    end = match.index + text.length;
  }
  if (end < json.length) tokens.push({ kind: undefined, text: json.slice(end) });
  return tokens;
}
