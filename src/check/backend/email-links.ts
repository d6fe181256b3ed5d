import { createHash, randomUUID } from 'node:crypto';

export const KEY = 'sb_publishable_for-apps-on-this-machine';
export const SECRET_KEY = 'sb_secret_example-for-functions';

type Handler = (request: Request) => Response | Promise<Response>;

/** Ignored by Lite. */
interface LinkRequest {
  redirectTo: string | null;
  challenge: Challenge | undefined;
}

interface Challenge {
  value: string;
  method: string;
}

export interface Email {
  to: string;
  link: string;
  tokenHash: string;
}

/** Auth's prefix for links that return a code instead of a session. */
const PKCE = 'pkce_';

/**
 * Supabase Lite 0.10 ignores the app's redirect URL and PKCE challenge, so its links lead to the
 * site URL with tokens in the fragment. It also rejects the `email` type when it verifies a token.
 */
export class EmailLinks {
  private readonly requests = new Map<string, LinkRequest>();
  private readonly challenges = new Map<string, Challenge>();
  private readonly codes = new Map<string, { challenge: Challenge; session: object }>();

  constructor(private readonly handle: Handler) {}

  email(to: string, sent: string, projectUrl: string): Email {
    const { search } = new URL(sent.replaceAll('&amp;', '&'));
    const link = new URL(`/auth/v1/verify${search}`, projectUrl);
    const { redirectTo, challenge } = this.requests.get(to) ?? {};
    let tokenHash = link.searchParams.get('token') ?? '';
    if (redirectTo) link.searchParams.set('redirect_to', redirectTo);
    if (challenge) {
      tokenHash = `${PKCE}${tokenHash}`;
      link.searchParams.set('token', tokenHash);
      this.challenges.set(tokenHash, challenge);
    }
    return { to, link: link.href, tokenHash };
  }

  /** Lite gets requests that don't differ from Auth. */
  async respond(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const isPost = request.method === 'POST';
    if (pathname === '/auth/v1/otp' && isPost) {
      return this.requestLink(request, searchParams.get('redirect_to'));
    }
    if (pathname === '/auth/v1/verify') {
      return isPost ? this.verifyToken(request) : this.openLink(request);
    }
    if (pathname === '/auth/v1/token' && searchParams.get('grant_type') === 'pkce') {
      return this.exchangeCode(request);
    }
    return this.handle(request);
  }

  private async requestLink(request: Request, redirectTo: string | null): Promise<Response> {
    const { email, code_challenge: value, code_challenge_method: method } = await bodyOf(request);
    const challenge = value ? { value, method: method ?? 'plain' } : undefined;
    if (email) this.requests.set(email, { redirectTo, challenge });
    return this.handle(request);
  }

  /** In Auth, tokens that sign users in or up have the `email` type. Lite calls it `magiclink`. */
  private async verifyToken(request: Request): Promise<Response> {
    const body = await bodyOf(request);
    const { token_hash: hash, type } = body;
    const lite = {
      ...body,
      ...(hash && { token_hash: hash.replace(PKCE, '') }),
      type: type === 'email' ? 'magiclink' : type,
    };
    const headers = new Headers(request.headers);
    headers.delete('Content-Length');
    const options = { method: 'POST', headers, body: JSON.stringify(lite) };
    return this.handle(new Request(request.url, options));
  }

  /** With PKCE, the app gets a code instead of tokens. */
  private async openLink(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const token = url.searchParams.get('token') ?? '';
    const challenge = this.challenges.get(token);
    if (!challenge) return this.handle(request);
    url.searchParams.set('token', token.replace(PKCE, ''));
    const response = await this.handle(new Request(url, request));
    const [target = '', fragment = ''] = (response.headers.get('Location') ?? '').split('#');
    const values = new URLSearchParams(fragment);
    const location = new URL(target);
    if (values.has('access_token')) {
      const code = randomUUID();
      this.codes.set(code, { challenge, session: await this.createSession(url.origin, values) });
      location.searchParams.set('code', code);
    } else for (const [name, value] of values) location.searchParams.set(name, value);
    return new Response(null, { status: 303, headers: { Location: location.href } });
  }

  private async createSession(origin: string, values: URLSearchParams): Promise<object> {
    const token = values.get('access_token')!;
    const headers = { apikey: KEY, Authorization: `Bearer ${token}` };
    const response = await this.handle(new Request(`${origin}/auth/v1/user`, { headers }));
    return {
      access_token: token,
      refresh_token: values.get('refresh_token'),
      token_type: 'bearer',
      expires_in: Number(values.get('expires_in')),
      expires_at: Number(values.get('expires_at')),
      user: await response.json(),
    };
  }

  private async exchangeCode(request: Request): Promise<Response> {
    const { auth_code: code = '', code_verifier: verifier = '' } = await bodyOf(request);
    const found = this.codes.get(code);
    this.codes.delete(code);
    if (!found)
      return problem(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    const { value, method } = found.challenge;
    const hash = createHash('sha256').update(verifier).digest('base64url');
    if (value === (method === 'plain' ? verifier : hash)) return Response.json(found.session);
    const text = 'code challenge does not match previously saved code verifier';
    return problem(400, 'bad_code_verifier', text);
  }
}

/** Doesn't consume the body. */
async function bodyOf(request: Request): Promise<Record<string, string | undefined>> {
  return (await request.clone().json()) as Record<string, string | undefined>;
}

function problem(status: number, error_code: string, msg: string): Response {
  return Response.json({ code: status, error_code, msg }, { status });
}
