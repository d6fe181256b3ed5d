/** @jest-environment node */
import { createHash } from 'node:crypto';
import { EmailLinks } from '../../../src/check/backend/email-links';

const PROJECT = 'http://127.0.0.1:1';
const APP = 'http://localhost:3000/auth/confirm';
const SENT = 'http://localhost:3000/auth/v1/verify?token=abc&amp;type=magiclink&amp;redirect_to=x';
const VERIFIER = 'a-verifier';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

/** A link returns `fragment`, and other requests are recorded. */
function lite(fragment: string) {
  const requests: { path: string; body: string }[] = [];
  const links = new EmailLinks(async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    requests.push({ path: pathname, body: request.body ? await request.text() : '' });
    if (pathname === '/auth/v1/user') return Response.json({ id: 'ada' });
    if (request.method === 'POST') return Response.json({});
    expect(searchParams.get('token')).toBe('abc');
    const Location = `${searchParams.get('redirect_to')}#${fragment}`;
    return new Response(null, { status: 303, headers: { Location } });
  });
  return { links, requests };
}

function post(path: string, body: object): Request {
  return new Request(`${PROJECT}/auth/v1/${path}`, { method: 'POST', body: JSON.stringify(body) });
}

function requestLink(links: EmailLinks, body: object): Promise<Response> {
  const path = `otp?redirect_to=${encodeURIComponent(APP)}`;
  return links.respond(post(path, { email: 'ada@example.com', ...body }));
}

const PKCE = { code_challenge: CHALLENGE, code_challenge_method: 's256' };
const TOKENS = 'access_token=a&refresh_token=r&expires_in=3600&expires_at=9';

test('the link of an email leads to the project, and from there to the URL that the app asked for', async () => {
  const { links } = lite(TOKENS);
  await requestLink(links, {});
  const { to, link, tokenHash } = links.email('ada@example.com', SENT, PROJECT);
  expect([to, tokenHash]).toEqual(['ada@example.com', 'abc']);
  expect(new URL(link).origin).toBe(PROJECT);
  const response = await links.respond(new Request(link));
  expect(response.headers.get('Location')).toBe(`${APP}#${TOKENS}`);
});

test('a link requested with a challenge returns a code that only the verifier can exchange', async () => {
  const { links } = lite(TOKENS);
  await requestLink(links, PKCE);
  const open = async () => {
    const { link } = links.email('ada@example.com', SENT, PROJECT);
    const response = await links.respond(new Request(link));
    return new URL(response.headers.get('Location')!);
  };
  const target = await open();
  expect(target.hash).toBe('');
  const exchange = (auth_code: string | null, code_verifier: string) =>
    links.respond(post('token?grant_type=pkce', { auth_code, code_verifier }));
  const session = await exchange(target.searchParams.get('code'), VERIFIER);
  expect(await session.json()).toMatchObject({
    access_token: 'a',
    refresh_token: 'r',
    user: { id: 'ada' },
  });
  expect((await exchange(target.searchParams.get('code'), VERIFIER)).status).toBe(404);
  const other = await open();
  const wrong = await exchange(other.searchParams.get('code'), 'another');
  expect(await wrong.json()).toMatchObject({ code: 400, error_code: 'bad_code_verifier' });
});

test('a link that was used returns the error in the query if it was requested with a challenge', async () => {
  const { links } = lite('error=access_denied&error_code=otp_expired');
  await requestLink(links, PKCE);
  const { link } = links.email('ada@example.com', SENT, PROJECT);
  const response = await links.respond(new Request(link));
  const { searchParams } = new URL(response.headers.get('Location')!);
  expect(searchParams.get('error_code')).toBe('otp_expired');
});

test('a token hash of type email is verified like the one of a magic link', async () => {
  const { links, requests } = lite('');
  await links.respond(post('verify', { token_hash: 'pkce_abc', type: 'email' }));
  await links.respond(post('verify', { token_hash: 'abc', type: 'recovery' }));
  expect(requests.map(({ body }) => JSON.parse(body) as object)).toEqual([
    { token_hash: 'abc', type: 'magiclink' },
    { token_hash: 'abc', type: 'recovery' },
  ]);
});

test('requests that have nothing to do with links stay the same', async () => {
  const { links, requests } = lite('');
  await links.respond(post('signup', { email: 'ada@example.com' }));
  expect(requests).toEqual([{ path: '/auth/v1/signup', body: '{"email":"ada@example.com"}' }]);
});
