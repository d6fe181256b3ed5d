import { errorSignature } from './error-signature';
import { QUERY_LENGTH } from './limits';

/** Returns the query for a text that was typed or pasted: the signature of an error, if it's long or has multiple lines. */
export function queryOf(text: string): string {
  const isPaste = text.length > QUERY_LENGTH || text.trim().includes('\n');
  return isPaste ? errorSignature(text) : text;
}
