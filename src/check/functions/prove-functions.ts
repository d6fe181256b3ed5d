import { getAccessToken } from '../backend/access-token';
import { startBackend } from '../backend/backend';
import { KEY, SECRET_KEY } from '../backend/email-links';
import { callFunction, runCommands } from './calls';
import type { FunctionPage } from './function-list';
import { startGateway } from './gateway';
import type { PageCode } from './page-code';
import { Functions } from './runtime';
import { SigningKeys } from './tokens';

const USER = 'ada@example.com';

/**
 * In Deno with a local Supabase. Returns the number of calls. Throws at the first response that
 * differs from the page, with the logs.
 */
export async function proveFunctions(page: FunctionPage, code: PageCode): Promise<number> {
  const backend = await startBackend('http://localhost:3000');
  const keys = new SigningKeys();
  const gateway = await startGateway(backend.url, keys);
  const functions = new Functions(code.files);
  try {
    for (const title of page.sql) {
      if (!code.sql[title]) throw new Error(`The page has no SQL with the title ${title}`);
      await backend.exec(code.sql[title]);
    }
    const token = keys.signAgain(await getAccessToken(backend, USER));
    if (page.rows) await backend.exec(page.rows);
    const env = { ...projectVariables(gateway.url, keys), ...page.env };
    for (const name of page.functions) {
      gateway.functions.set(name, await functions.start(name, env));
    }
    const commands = await runCommands(code.commands, gateway.url, page.functions);
    for (const call of page.calls) await callFunction(call, gateway.url, token, page.env);
    if (backend.failures.length > 0) throw new Error(backend.failures.join('\n'));
    return commands + page.calls.length;
  } catch (error) {
    const logs = [...gateway.functions].map(([name, { log }]) => `${name}:\n${log().slice(-1000)}`);
    throw new Error(`${(error as Error).message}\n${logs.join('\n')}`, { cause: error });
  } finally {
    for (const { stop } of gateway.functions.values()) stop();
    functions.remove();
    await gateway.close();
    await backend.close();
  }
}

function projectVariables(url: string, keys: SigningKeys): Record<string, string> {
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: KEY }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: SECRET_KEY, automations: SECRET_KEY }),
    SUPABASE_JWKS: JSON.stringify(keys.jwks),
  };
}
